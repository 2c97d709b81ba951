//! What the flags of `rpkg wait` mean together, and which of them do not go together.
//!
//! In: words. Out: a [`Wish`]. Never: I/O; wrong usage is found before anything is sent.

use super::goals::goal;
use crate::api::lifecycle::Lifecycle;
use crate::cli::{OnFailure, PolicyFlags, SelectFlags, WaitArgs};
use crate::failure::Failure;
use crate::wait::{Goal, Pins, Policy};

/// What to wait for, and of which package revisions.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Wish {
    /// All goals on one snapshot.
    pub(super) goal: Goal,
    /// What was known before.
    pub(super) pins: Pins,
    /// Of which ones.
    pub(super) which: Which,
}

/// Which package revisions.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Which {
    /// By name.
    Named(Vec<String>),
    /// By what they are.
    Selected(Selection),
}

/// A set that is described.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Selection {
    /// Label selector, empty for all.
    pub(super) labels: String,
    /// Field selector, empty for all.
    pub(super) fields: String,
    /// The set is fixed once there are that many.
    pub(super) min_count: usize,
    /// One that fails does not end the wait for the others.
    pub(super) keep_going: bool,
    /// Those that come later belong to it, too.
    pub(super) follow_new: bool,
}

impl Wish {
    /// Reads it.
    ///
    /// # Errors
    /// Wrong usage.
    pub(super) fn of(args: &WaitArgs) -> Result<Self, Failure> {
        let goals: Vec<Goal> =
            args.goals.iter().map(|text| goal(text, &args.policy)).collect::<Result<_, _>>()?;
        let which = which(args, &goals)?;
        at_the_same_moment(&goals)?;
        policies_have_goals(&args.policy, &goals)?;
        pins_have_goals(args, &goals)?;
        pins_have_one_object(args, &which, &goals)?;
        repairs_have_objects(args, &which, &goals)?;
        Ok(Self { goal: together(goals, args.policy.gates), pins: pins(args), which })
    }
}

fn which(args: &WaitArgs, goals: &[Goal]) -> Result<Which, Failure> {
    let (names, select) = (&args.packages.names, &args.select);
    match (names.is_empty(), select.given()) {
        (false, true) => Err(Failure::usage("names and selectors do not go together")),
        (true, true) => Ok(Which::Selected(selection(select, goals))),
        (_, false) if select.min_count.is_some() || select.follow_new => {
            Err(Failure::usage("--min-count and --follow-new need a selector or --all"))
        }
        (_, false) => Ok(Which::Named(args.packages.required()?.to_vec())),
    }
}

/// As with kubectl, nothing is what a wait for deletion may find, and nothing else may.
fn selection(select: &SelectFlags, goals: &[Goal]) -> Selection {
    let least = usize::from(!goals.contains(&Goal::Deleted));
    Selection {
        labels: select.selector.clone().unwrap_or_default(),
        fields: select.field_selector.clone().unwrap_or_default(),
        min_count: select.min_count.map_or(least, |count| usize::try_from(count).unwrap_or(usize::MAX)),
        keep_going: select.keep_going,
        follow_new: select.follow_new,
    }
}

/// One goal, or all of them on one snapshot.
fn together(mut goals: Vec<Goal>, gates: bool) -> Goal {
    if gates {
        goals.push(Goal::Gates);
    }
    match goals.len() {
        1 => goals.remove(0),
        _ => Goal::All(goals),
    }
}

fn pins(args: &WaitArgs) -> Pins {
    let (pins, flags) = (&args.pins, &args.policy);
    Pins {
        uid: pins.uid.clone(),
        generation: pins.since_generation,
        prior_request: pins.replaces.clone(),
        wait_for_create: flags.wait_for_create,
        policy: Policy {
            follow: flags.follow,
            newer_render: flags.accept_newer_render,
            patient: flags.on_failure == OnFailure::Wait,
            exact_generation: flags.exact_generation,
        },
    }
}

/// Goals that exclude each other would wait for ever.
fn at_the_same_moment(goals: &[Goal]) -> Result<(), Failure> {
    if goals.len() > 1 && goals.contains(&Goal::Deleted) {
        return Err(Failure::usage("--for deleted stands alone: what is gone has no other state"));
    }
    if different(goals.iter().filter_map(state)) {
        return Err(Failure::usage("a package revision has one lifecycle at a time: give one of them"));
    }
    if different(goals.iter().filter_map(token)) {
        return Err(Failure::usage("one render request replaces another: give one rendered=TOKEN"));
    }
    Ok(())
}

fn different<T: PartialEq>(mut found: impl Iterator<Item = T>) -> bool {
    found.next().is_some_and(|first| found.any(|other| other != first))
}

fn state(goal: &Goal) -> Option<Lifecycle> {
    if let Goal::Lifecycle { state, .. } = goal { Some(*state) } else { None }
}

fn token(goal: &Goal) -> Option<&str> {
    if let Goal::Rendered { request } = goal { request.as_deref() } else { None }
}

/// A flag that no goal heeds was meant for another one.
fn policies_have_goals(flags: &PolicyFlags, goals: &[Goal]) -> Result<(), Failure> {
    let any = |test: fn(&Goal) -> bool| goals.iter().any(test);
    let published = any(|goal| state(goal).is_some_and(Lifecycle::is_published));
    let condition = any(|goal| matches!(goal, Goal::Condition { .. }));
    let path = any(|goal| matches!(goal, Goal::JsonPath { .. }));
    let (lifecycle, ready) = (any(|goal| state(goal).is_some()), any(|goal| *goal == Goal::Ready));
    let push = any(|goal| token(goal).is_some());
    let rows = [
        ("--latest", flags.latest, published, "published"),
        ("--allow-unrendered", flags.allow_unrendered, lifecycle, "a lifecycle"),
        ("--gates", flags.gates, ready || lifecycle, "ready or a lifecycle"),
        ("--strict", flags.strict, condition, "condition=TYPE"),
        ("--literal", flags.literal, condition || path, "condition=TYPE or jsonpath=EXPR"),
        ("--follow", flags.follow, push, "rendered=TOKEN"),
        ("--accept-newer-render", flags.accept_newer_render, push, "rendered=TOKEN"),
        (
            "--wait-for-create",
            flags.wait_for_create,
            !goals.contains(&Goal::Deleted),
            "a goal other than deleted",
        ),
    ];
    match rows.into_iter().find(|(_, given, heeded, _)| *given && !heeded) {
        Some((flag, _, _, goal)) => Err(Failure::usage(format!("{flag} goes with --for {goal}"))),
        None => Ok(()),
    }
}

fn pins_have_goals(args: &WaitArgs, goals: &[Goal]) -> Result<(), Failure> {
    match args.pins.replaces.is_some() && !goals.iter().any(|goal| token(goal).is_some()) {
        true => Err(Failure::usage("--replaces goes with --for rendered=TOKEN")),
        false => Ok(()),
    }
}

/// A uid, a generation or a token belongs to one object.
fn pins_have_one_object(args: &WaitArgs, which: &Which, goals: &[Goal]) -> Result<(), Failure> {
    if one(which) {
        return Ok(());
    }
    let token = goals.iter().any(|goal| token(goal).is_some()).then_some("rendered=TOKEN");
    match args.pins.given().or(token) {
        Some(pin) => Err(Failure::usage(format!("{pin} belongs to one package revision: name one"))),
        None => Ok(()),
    }
}

fn one(which: &Which) -> bool {
    matches!(which, Which::Named(names) if names.len() == 1)
}

/// What writes does so to objects that were named.
fn repairs_have_objects(args: &WaitArgs, which: &Which, goals: &[Goal]) -> Result<(), Failure> {
    let flag = match (args.nudge, args.recreate_on_failed) {
        (true, _) => "--nudge",
        (_, true) => "--recreate-on-failed",
        _ => return Ok(()),
    };
    if matches!(which, Which::Selected(_)) {
        return Err(Failure::usage(format!("{flag} writes, so it takes names, not selectors")));
    }
    if goals.contains(&Goal::Deleted) {
        return Err(Failure::usage(format!("{flag} does not go with --for deleted")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::{Cli, Command, Verb};
    use crate::failure::Kind;

    /// What the words mean; wrong usage may come from clap or from here.
    fn wish(words: &str) -> Result<Wish, String> {
        let argv = ["porchctl", "rpkg", "wait"].into_iter().chain(words.split_whitespace());
        let cli = Cli::try_parse_from(argv).map_err(|error| error.to_string())?;
        let Command::Rpkg { verb: Verb::Wait(args) } = cli.command else { panic!() };
        Wish::of(&args).map_err(|failure| {
            assert_eq!(failure.kind, Kind::Usage, "{failure}");
            failure.message
        })
    }

    #[test]
    fn flags_that_do_not_go_together_are_wrong_usage() {
        for words in [
            "",
            "a -l x=y",
            "-l x=y --all",
            "a --min-count 2",
            "a --follow-new",
            "a b --uid u1",
            "-l x=y --uid u1",
            "a b --since-generation 3",
            "a b --for rendered=r1",
            "a --since-generation 0",
            "a --replaces r0",
            "a --for rendered --replaces r0",
            "a --for deleted --for ready",
            "a --for draft --for published",
            "a --for rendered=r1 --for rendered=r2",
            "a --latest",
            "a --for draft --latest",
            "a --allow-unrendered",
            "a --for rendered --gates",
            "a --strict",
            "a --literal",
            "a --for condition=A --strict --literal",
            "a --for rendered --follow",
            "a --for rendered=r1 --follow --accept-newer-render",
            "a --exact-generation",
            "a --for deleted --wait-for-create",
            "a --on-failure=maybe",
            "a --nudge --recreate-on-failed",
            "-l x=y --nudge",
            "--all --recreate-on-failed",
            "a --for deleted --nudge",
            "a -o yaml",
        ] {
            assert!(wish(words).is_err(), "{words}");
        }
    }

    #[test]
    fn flags_become_one_goal_and_its_pins() {
        let wish_ = wish("a --for rendered=r2 --for ready --gates --uid u1 --since-generation 4 --replaces r1 --exact-generation --on-failure=wait --follow").unwrap();
        assert_eq!(wish_.goal, Goal::All(vec![Goal::rendered_push("r2"), Goal::Ready, Goal::Gates]));
        let policy = Policy { follow: true, patient: true, exact_generation: true, newer_render: false };
        let pins = Pins { prior_request: Some("r1".into()), policy, ..Pins::generation("u1", 4) };
        assert_eq!(wish_.pins, pins);
        assert_eq!(wish_.which, Which::Named(vec!["a".into()]));
        assert_eq!(wish("a").unwrap().goal, Goal::Ready);
        assert_eq!(wish("a --for rendered=r2 --replaces=").unwrap().pins.prior_request.as_deref(), Some(""));
    }

    #[test]
    fn sets_are_described() {
        let Which::Selected(set) =
            wish("-l app=x --field-selector spec.repository=r --min-count 3 --keep-going --follow-new")
                .unwrap()
                .which
        else {
            panic!()
        };
        let expected = Selection {
            labels: "app=x".into(),
            fields: "spec.repository=r".into(),
            min_count: 3,
            keep_going: true,
            follow_new: true,
        };
        assert_eq!(set, expected);
        assert_eq!(
            wish("--all").unwrap().which,
            Which::Selected(Selection { min_count: 1, ..Selection::default() })
        );
        let least = |words| match wish(words).unwrap().which {
            Which::Selected(set) => set.min_count,
            named => panic!("{named:?}"),
        };
        assert_eq!(least("-l app=x --for deleted"), 0);
        assert_eq!(least("-l app=x --for deleted --min-count 2"), 2);
    }
}
