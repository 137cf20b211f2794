package com.example.notes;

import java.time.OffsetDateTime;

public record Note(long id, String text, OffsetDateTime createdAt) {}
