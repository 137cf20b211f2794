# Compiles many Ruby sources in one process. Input: a JSON list of texts; output: a JSON list of null or {line, message}.
require "json"

sources = JSON.parse($stdin.read)
results = sources.map do |source|
  RubyVM::InstructionSequence.compile(source, "block")
  nil
rescue SyntaxError => error
  { line: error.message[/block:(\d+):/, 1].to_i.clamp(1, 1_000_000), message: error.message }
end
puts JSON.generate(results)
