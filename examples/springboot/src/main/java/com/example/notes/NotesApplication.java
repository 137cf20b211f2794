package com.example.notes;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;

@SpringBootApplication
public class NotesApplication {

    public static void main(String[] args) {
        if (args.length > 0 && args[0].equals("migrate")) {
            migrate();
        } else {
            SpringApplication.run(NotesApplication.class, args);
        }
    }

    /** Starts without a web server, lets Flyway migrate, and ends. */
    private static void migrate() {
        new SpringApplicationBuilder(NotesApplication.class)
                .web(WebApplicationType.NONE)
                .run("--spring.flyway.enabled=true")
                .close();
    }
}
