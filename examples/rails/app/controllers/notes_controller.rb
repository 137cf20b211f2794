class NotesController < ApplicationController
  def index
    render json: Note.order(id: :desc).limit(50)
  end

  def create
    note = Note.new(text: params[:text])
    if note.save
      render json: note, status: :created
    else
      render json: { errors: note.errors.full_messages }, status: 422
    end
  end
end
