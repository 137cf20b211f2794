Rails.application.routes.draw do
  get "/healthz", to: "health#show"
  resources :notes, only: %i[index create]
end
