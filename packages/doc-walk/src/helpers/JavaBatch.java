import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles many Java files in one process. Arguments: the output folder, then files. Prints one line per error:
 * file, phase (parse or compile), line and message, separated by tabs.
 */
public final class JavaBatch {
  private JavaBatch() {}

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(Path file, String text) {
      super(URI.create("string:///" + nameOf(text) + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignore) {
      return text;
    }

    private static String nameOf(String text) {
      var match = java.util.regex.Pattern
          .compile("public\\s+(?:(?:final|abstract|sealed|non-sealed)\\s+)*(?:class|interface|enum|record|@interface)\\s+(\\w+)")
          .matcher(text);
      return match.find() ? match.group(1) : "Block";
    }
  }

  public static void main(String[] args) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    for (int index = 1; index < args.length; index++) {
      Path file = Path.of(args[index]);
      Source source = new Source(file, Files.readString(file, StandardCharsets.UTF_8));
      for (String phase : List.of("parse", "compile")) {
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        List<String> options = phase.equals("parse")
            ? List.of("-proc:none", "-XDshould-stop.ifNoError=PARSE", "-XDshould-stop.ifError=PARSE")
            : List.of("-proc:none", "-d", args[0]);
        compiler.getTask(new StringWriter(), null, found, options, null, List.of(source)).call();
        for (Diagnostic<? extends JavaFileObject> one : found.getDiagnostics()) {
          if (one.getKind() != Diagnostic.Kind.ERROR) continue;
          String message = one.getMessage(Locale.ENGLISH).replace('\n', ' ');
          System.out.println(file + "\t" + phase + "\t" + one.getLineNumber() + "\t" + one.getCode() + "\t" + message);
        }
      }
    }
  }
}
