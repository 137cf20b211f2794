# Stand-in for rubygems.org where no registry is: loaded before every Ruby program, it lets Bundler take
# Debian's gems, in whatever version. Bundler itself, its lock file and its groups are the real ones.
if File.exist?("Gemfile")
  require "fileutils"
  require "tmpdir"
  folder = File.join(Dir.tmpdir, "debian-gems-#{Process.uid}")
  FileUtils.mkdir_p(folder)
  free = File.read("Gemfile").gsub(/^(gem "[^"]+"),.*/, '\1').gsub(/^ruby .*/, "")
  copy = File.join(folder, "Gemfile")
  File.write(copy, free) unless File.exist?(copy) && File.read(copy) == free
  is_bundle = File.basename($PROGRAM_NAME) == "bundle"
  command = ARGV.first if is_bundle
  if command == "lock"
    ENV["BUNDLE_LOCKFILE_CHECKSUMS"] = "false" # those of Debian's gems are not known
    at_exit { FileUtils.cp("#{copy}.lock", "Gemfile.lock") if File.exist?("#{copy}.lock") }
  elsif File.exist?("Gemfile.lock")
    FileUtils.cp("Gemfile.lock", "#{copy}.lock")
  end
  FileUtils.mkdir_p(ENV["BUNDLE_PATH"]) if command == "install" && ENV["BUNDLE_PATH"]
  ARGV << "--local" if %w[lock install].include?(command)
  ENV["BUNDLE_GEMFILE"] = copy
  ENV["BUNDLE_FROZEN"] = ENV.delete("BUNDLE_DEPLOYMENT") if ENV["BUNDLE_DEPLOYMENT"]
  ENV.delete("BUNDLE_PATH")
end
