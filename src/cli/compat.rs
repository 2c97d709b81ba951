//! Flags of the Go client that mean nothing here. They are taken, so that no script breaks.

use clap::Args;

/// Flags of the Go client's logging and printing libraries.
#[derive(Args, Clone, Debug, Default)]
pub struct Compat {
    #[arg(long, global = true, hide = true)]
    log_flush_frequency: Option<String>,
    #[arg(long, global = true, hide = true, num_args = 0..=1, require_equals = true)]
    truncate_output: Option<String>,
    #[arg(long, global = true, hide = true, num_args = 0..=1, require_equals = true)]
    stack_trace: Option<String>,
    #[arg(long, global = true, hide = true, num_args = 0..=1, require_equals = true)]
    disable_compression: Option<String>,
    #[arg(long, global = true, hide = true, num_args = 0..=1, require_equals = true)]
    add_dir_header: Option<String>,
    #[arg(long, global = true, hide = true, num_args = 0..=1, require_equals = true)]
    alsologtostderr: Option<String>,
    #[arg(long, global = true, hide = true, num_args = 0..=1, require_equals = true)]
    logtostderr: Option<String>,
    #[arg(long, global = true, hide = true, num_args = 0..=1, require_equals = true)]
    one_output: Option<String>,
    #[arg(long, global = true, hide = true, num_args = 0..=1, require_equals = true)]
    skip_headers: Option<String>,
    #[arg(long, global = true, hide = true, num_args = 0..=1, require_equals = true)]
    skip_log_headers: Option<String>,
    #[arg(long, global = true, hide = true)]
    cache_dir: Option<String>,
    #[arg(long, global = true, hide = true)]
    log_backtrace_at: Option<String>,
    #[arg(long, global = true, hide = true)]
    log_dir: Option<String>,
    #[arg(long, global = true, hide = true)]
    log_file: Option<String>,
    #[arg(long, global = true, hide = true)]
    log_file_max_size: Option<String>,
    #[arg(long, global = true, hide = true)]
    stderrthreshold: Option<String>,
    #[arg(long, global = true, hide = true)]
    vmodule: Option<String>,
}
