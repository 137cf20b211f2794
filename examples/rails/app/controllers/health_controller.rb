class HealthController < ApplicationController
  def show
    ActiveRecord::Base.connection_pool.with_connection { |connection| connection.execute("SELECT 1") }
    render json: { status: "ok" }
  rescue StandardError => error
    logger.error("health check: #{error.message}")
    render json: { status: "unhealthy", error: error.class.name }, status: :service_unavailable
  end
end
