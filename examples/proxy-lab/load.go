// Sends requests at a fixed rate, whatever the answers do, and prints one line of JSON.
// A request's latency counts from the moment at which it was due, so a server that
// stalls cannot hide it. Failed requests are counted and never repeated.
package main

import (
	"bytes"
	"crypto/tls"
	"encoding/json"
	"flag"
	"io"
	"net/http"
	"net/http/httptrace"
	"os"
	"sort"
	"sync"
	"time"
)

type result struct {
	Requests  int   `json:"requests"`
	Failed    int   `json:"failed"`
	Full      int   `json:"full"`    // handshakes with the certificate's signature
	Resumed   int   `json:"resumed"` // handshakes that resumed a session
	Bytes     int64 `json:"bytes"`
	P50       int64 `json:"p50"` // microseconds
	P99       int64 `json:"p99"`
	Max       int64 `json:"max"`
	latencies []int64
	errors    map[string]int
}

// client is one connection, or with -fresh a visitor who opens one for each request.
type client struct {
	http   *http.Client
	due    chan time.Time
	result result
}

var (
	url     = flag.String("url", "", "what to ask for")
	rate    = flag.Int("rate", 100, "requests a second")
	seconds = flag.Float64("seconds", 1, "how long")
	clients = flag.Int("clients", 32, "connections at a time")
	h2      = flag.Bool("h2", false, "HTTP/2")
	fresh   = flag.Bool("fresh", false, "a new connection for each request")
	resume  = flag.Bool("resume", false, "resume TLS sessions")
	hold    = flag.Bool("hold", false, "one request on each connection, then wait for standard input to end")
)

func newClient() *client {
	settings := &tls.Config{InsecureSkipVerify: true}
	if *resume {
		settings.ClientSessionCache = tls.NewLRUClientSessionCache(1)
	}
	transport := &http.Transport{TLSClientConfig: settings, ForceAttemptHTTP2: *h2, DisableKeepAlives: *fresh, DisableCompression: true}
	if !*h2 {
		transport.TLSNextProto = map[string]func(string, *tls.Conn) http.RoundTripper{}
	}
	return &client{
		http:   &http.Client{Transport: transport, Timeout: 10 * time.Second},
		due:    make(chan time.Time, 100000),
		result: result{errors: map[string]int{}},
	}
}

func (c *client) ask(due time.Time) {
	// A body that cannot be read twice: Go would repeat a request on a connection that broke.
	request, _ := http.NewRequest("GET", *url, io.NopCloser(bytes.NewReader(nil)))
	request = request.WithContext(httptrace.WithClientTrace(request.Context(), &httptrace.ClientTrace{
		TLSHandshakeDone: func(state tls.ConnectionState, err error) {
			if err != nil {
				return
			}
			if state.DidResume {
				c.result.Resumed++
			} else {
				c.result.Full++
			}
		},
	}))
	c.result.Requests++
	response, err := c.http.Do(request)
	if err == nil {
		var count int64
		count, err = io.Copy(io.Discard, response.Body)
		response.Body.Close()
		c.result.Bytes += count
		if err == nil && response.StatusCode != 200 {
			err = io.ErrUnexpectedEOF
		}
	}
	if err != nil {
		c.result.Failed++
		c.result.errors[err.Error()]++
		return
	}
	c.result.latencies = append(c.result.latencies, time.Since(due).Microseconds())
}

func main() {
	flag.Parse()
	all := make([]*client, *clients)
	for index := range all {
		all[index] = newClient()
	}
	if *hold {
		for _, c := range all {
			c.ask(time.Now())
		}
		os.Stdout.WriteString("held\n")
		io.Copy(io.Discard, os.Stdin)
	} else {
		var running sync.WaitGroup
		for _, c := range all {
			running.Add(1)
			go func(c *client) {
				defer running.Done()
				for due := range c.due {
					c.ask(due)
				}
			}(c)
		}
		start := time.Now()
		total := int(float64(*rate) * *seconds)
		for index := 0; index < total; index++ {
			due := start.Add(time.Duration(float64(index) / float64(*rate) * float64(time.Second)))
			time.Sleep(time.Until(due))
			all[index%len(all)].due <- due
		}
		for _, c := range all {
			close(c.due)
		}
		running.Wait()
	}
	sum := result{}
	for _, c := range all {
		one := c.result
		sum.Requests += one.Requests
		sum.Failed += one.Failed
		sum.Full += one.Full
		sum.Resumed += one.Resumed
		sum.Bytes += one.Bytes
		sum.latencies = append(sum.latencies, one.latencies...)
		for text, count := range one.errors {
			os.Stderr.WriteString(text + "\n")
			_ = count
		}
	}
	sort.Slice(sum.latencies, func(a, b int) bool { return sum.latencies[a] < sum.latencies[b] })
	if count := len(sum.latencies); count > 0 {
		sum.P50, sum.P99, sum.Max = sum.latencies[count/2], sum.latencies[count*99/100], sum.latencies[count-1]
	}
	json.NewEncoder(os.Stdout).Encode(sum)
}
