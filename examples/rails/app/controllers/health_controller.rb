class HealthController < ApplicationController
  # Asks nothing but this process: with the database away, every replica would fail at once.
  def show
    render json: { status: "ok" }
  end
end
