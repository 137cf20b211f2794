package com.example.notes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.AbstractDataSource;

class NotesTest {

    /** A database that refuses every connection. */
    private final JdbcTemplate unreachable =
            new JdbcTemplate(
                    new AbstractDataSource() {
                        @Override
                        public Connection getConnection() throws SQLException {
                            throw new SQLException("gone");
                        }

                        @Override
                        public Connection getConnection(String user, String password)
                                throws SQLException {
                            throw new SQLException("gone");
                        }
                    });

    @Test
    void theHealthCheckDoesNotNeedTheDatabase() {
        assertEquals("ok", new HealthController().health().get("status"));
    }

    @Test
    void anEmptyNoteIsRefusedBeforeTheDatabaseIsAsked() {
        var answer = new NoteController(unreachable).create(Map.of("text", " "));
        assertEquals(422, answer.getStatusCode().value());
    }
}
