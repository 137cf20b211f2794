Rails.application.configure do
  config.enable_reloading = false
  config.eager_load = true
  config.consider_all_requests_local = false
  config.log_level = :info
  config.active_record.dump_schema_after_migration = false

  # region hosts
  # The proxy in front of the app ends TLS and redirects HTTP: every request counts as HTTPS.
  config.assume_ssl = true
  config.force_ssl = true

  # Comma-separated, such as "web--shop.{product.appsDomain},www.example.com".
  config.hosts = ENV.fetch("ALLOWED_HOSTS", "localhost").split(",")
  config.host_authorization = { exclude: ->(request) { request.path == "/healthz" } }
  # endregion
end
