require_relative "../test_helper"

class NotesTest < ActionDispatch::IntegrationTest
  test "the health check answers" do
    get "/healthz"
    assert_response :ok
  end

  test "a note is stored and listed first" do
    post "/notes", params: { text: "Order new rope" }, as: :json
    assert_response :created
    get "/notes"
    assert_equal "Order new rope", response.parsed_body.first["text"]
  end

  test "an empty note is refused" do
    post "/notes", params: { text: "" }, as: :json
    assert_response 422
  end
end
