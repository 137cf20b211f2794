import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/** In place of the Spring Boot app: the same commands, variables, addresses and SQL, with the JDK's own library. */
public class Notes {

    public static void main(String[] args) throws Exception {
        if ("tools".equals(System.getProperty("jarmode"))) {
            Path to = Files.createDirectories(Path.of(args[2]));
            Files.copy(Path.of("target", "notes.jar"), to.resolve("notes.jar"));
        } else if (args.length > 0 && args[0].equals("migrate")) {
            try (Connection database = connect();
                    var file = Notes.class.getResourceAsStream("/V1__notes.sql")) {
                database.createStatement().execute(new String(file.readAllBytes(), StandardCharsets.UTF_8));
            }
        } else {
            serve();
        }
    }

    private static void serve() throws IOException {
        int port = Integer.parseInt(System.getenv("PORT"));
        HttpServer server = HttpServer.create(new InetSocketAddress("0.0.0.0", port), 0);
        server.setExecutor(Executors.newFixedThreadPool(4));
        server.createContext("/healthz", exchange -> answer(exchange, 200, "{\"status\":\"ok\"}"));
        server.createContext("/notes", Notes::notes);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> server.stop(1)));
        server.start();
    }

    private static void notes(HttpExchange exchange) throws IOException {
        try (Connection database = connect()) {
            if (exchange.getRequestMethod().equals("GET")) {
                var rows = database.createStatement()
                        .executeQuery("SELECT coalesce(json_agg(notes ORDER BY id DESC), '[]') FROM notes");
                rows.next();
                answer(exchange, 200, rows.getString(1));
                return;
            }
            var text = Pattern.compile("\"text\": *\"([^\"]*)\"")
                    .matcher(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            text.find();
            var insert = database.prepareStatement("INSERT INTO notes (text) VALUES (?) RETURNING row_to_json(notes)");
            insert.setString(1, text.group(1));
            var row = insert.executeQuery();
            row.next();
            answer(exchange, 201, row.getString(1));
        } catch (SQLException error) {
            System.err.println(error.getMessage());
            answer(exchange, 500, "{}");
        }
    }

    private static void answer(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("content-type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private static Connection connect() throws SQLException {
        String at = "jdbc:postgresql://%s:%s/%s"
                .formatted(System.getenv("PGHOST"), System.getenv("PGPORT"), System.getenv("PGDATABASE"));
        return DriverManager.getConnection(at, System.getenv("PGUSER"), System.getenv("PGPASSWORD"));
    }
}
