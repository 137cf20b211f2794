# Not an ApplicationController, whose login would answer the check with a redirect.
class HealthController < ActionController::API
  # Asks nothing but this process: with the database away, every replica would fail at once.
  def show
    render json: { status: "ok" }
  end
end
