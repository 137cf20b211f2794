class CreateNotes < ActiveRecord::Migration[8.1]
  def change
    create_table :notes do |t|
      t.text :text, null: false
      t.datetime :created_at, null: false
    end
  end
end
