// The application behind every proxy: two answers from memory, over HTTP/1.1 and connections that
// stay open. It reads just enough of a request to leave its core time for high rates.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"log"
	"net"
)

func answer(body []byte) []byte {
	head := fmt.Sprintf("HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: %d\r\n\r\n", len(body))
	return append([]byte(head), body...)
}

var (
	small = answer([]byte("Hello from the backend, 32 bytes"))
	big   = answer(bytes.Repeat([]byte("x"), 1<<20))
)

func serve(connection net.Conn) {
	defer connection.Close()
	reader := bufio.NewReader(connection)
	reply := small
	for {
		line, err := reader.ReadSlice('\n')
		if err != nil {
			return
		}
		if bytes.HasPrefix(line, []byte("GET ")) {
			reply = small
			if bytes.HasPrefix(line, []byte("GET /big ")) {
				reply = big
			}
		} else if len(bytes.TrimRight(line, "\r\n")) == 0 {
			if _, err := connection.Write(reply); err != nil {
				return
			}
		}
	}
}

func main() {
	listener, err := net.Listen("tcp", "10.66.1.2:8080")
	if err != nil {
		log.Fatal(err)
	}
	for {
		connection, err := listener.Accept()
		if err != nil {
			log.Fatal(err)
		}
		go serve(connection)
	}
}
