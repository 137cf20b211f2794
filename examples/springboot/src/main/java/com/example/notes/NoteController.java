package com.example.notes;

import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class NoteController {

    private static final RowMapper<Note> NOTE =
            (row, number) ->
                    new Note(
                            row.getLong("id"),
                            row.getString("text"),
                            row.getObject("created_at", OffsetDateTime.class));

    private final JdbcTemplate database;

    public NoteController(JdbcTemplate database) {
        this.database = database;
    }

    @GetMapping("/notes")
    public List<Note> list() {
        return database.query(
                "SELECT id, text, created_at FROM notes ORDER BY id DESC LIMIT 50", NOTE);
    }

    @PostMapping("/notes")
    public ResponseEntity<?> create(@RequestBody Map<String, String> body) {
        String text = body.get("text");
        if (text == null || text.isBlank() || text.length() > 1000) {
            return ResponseEntity.status(422).body(Map.of("error", "text: 1 to 1000 characters"));
        }
        Note note =
                database.queryForObject(
                        "INSERT INTO notes (text) VALUES (?) RETURNING id, text, created_at",
                        NOTE,
                        text.strip());
        return ResponseEntity.status(HttpStatus.CREATED).body(note);
    }
}
