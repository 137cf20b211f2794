// The application behind every proxy: two answers from memory.
package main

import (
	"bytes"
	"log"
	"net/http"
	"strconv"
)

func answer(body []byte) http.HandlerFunc {
	length := strconv.Itoa(len(body))
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		w.Header().Set("Content-Length", length)
		w.Write(body)
	}
}

func main() {
	http.Handle("/small", answer([]byte("Hello from the backend, 32 bytes")))
	http.Handle("/big", answer(bytes.Repeat([]byte("x"), 1<<20)))
	log.Fatal(http.ListenAndServe("10.66.1.2:8080", nil))
}
