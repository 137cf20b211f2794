require_relative "boot"

require "rails"
require "active_record/railtie"
require "action_controller/railtie"
require "rails/test_unit/railtie"

Bundler.require(*Rails.groups)

module Notes
  class Application < Rails::Application
    config.load_defaults 8.1
    config.api_only = true

    # The platform collects what the process writes to stdout.
    config.logger = ActiveSupport::TaggedLogging.new(ActiveSupport::Logger.new($stdout))
    config.log_tags = [:request_id]
  end
end
