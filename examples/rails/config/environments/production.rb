Rails.application.configure do
  config.enable_reloading = false
  config.eager_load = true
  config.consider_all_requests_local = false
  config.log_level = :info
  config.silence_healthcheck_path = "/healthz"
  config.active_record.dump_schema_after_migration = false

  # The proxy in front of the app ends TLS: every request counts as HTTPS.
  config.assume_ssl = true
  config.force_ssl = true

  # The host names that visitors use, with a comma between them.
  config.hosts = ENV.fetch("ALLOWED_HOSTS", "localhost").split(",")
  config.host_authorization = { exclude: ->(request) { request.path == "/healthz" } }
end
