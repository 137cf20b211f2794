Rails.application.configure do
  config.enable_reloading = false
  config.eager_load = false
  config.consider_all_requests_local = true
  config.logger = ActiveSupport::Logger.new(IO::NULL)
end
