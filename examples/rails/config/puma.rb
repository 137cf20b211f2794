threads_count = Integer(ENV.fetch("RAILS_MAX_THREADS", 3))
threads threads_count, threads_count

port Integer(ENV.fetch("PORT", 8080)), "0.0.0.0"

# SIGTERM: finish what is open. The platform kills what is left after 30 s.
force_shutdown_after 25
raise_exception_on_sigterm false
