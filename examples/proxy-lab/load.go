// Sends requests to a proxy and prints one line of JSON. Requests fall due at random moments,
// on average `rate` a second, whatever the answers do. A request's latency counts from the moment
// at which it was due, so a server that stalls can't hide it. Failed requests are counted and
// never repeated. It speaks just enough HTTP/1.1 to leave its core time for high rates, and with
// -h2 just enough HTTP/2 for one request on a new connection, which no library repeats behind our back.
package main

import (
	"bufio"
	"bytes"
	"crypto/tls"
	"encoding/binary"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand"
	"net"
	"net/url"
	"os"
	"reflect"
	"runtime"
	"sort"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

type result struct {
	Requests  int    `json:"requests"`
	Failed    int    `json:"failed"`
	Full      int    `json:"full"`    // handshakes with the certificate's signature
	Resumed   int    `json:"resumed"` // handshakes that resumed a session
	Suite     string `json:"suite"`   // cipher suites agreed on
	Group     string `json:"group"`   // groups of the key exchange agreed on
	Bytes     int64  `json:"bytes"`
	P50       int64  `json:"p50"` // microseconds
	P99       int64  `json:"p99"`
	Max       int64  `json:"max"`
	latencies []int64
	suites    map[string]bool
	groups    map[string]bool

	// What failed requests ended with, and how often.
	Errors map[string]int `json:"errors,omitempty"`
}

// client is one connection, or with -fresh a visitor who opens one for each request.
type client struct {
	settings *tls.Config
	socket   net.Conn
	secure   *tls.Conn
	reader   *bufio.Reader
	answers  int // on this connection
	result   result
}

// name is the site's, as in a browser; the address is the URL's.
const name = "bench.test"

var (
	target  = flag.String("url", "", "what to ask for")
	rate    = flag.Float64("rate", 100, "requests a second; 0: each connection asks again as soon as it has its answer")
	seconds = flag.Float64("seconds", 1, "how long")
	clients = flag.Int("clients", 32, "connections at a time")
	fresh   = flag.Bool("fresh", false, "a new connection for each request")
	resume  = flag.Bool("resume", false, "resume TLS sessions")
	http2   = flag.Bool("h2", false, "HTTP/2; only with -fresh")
	hold    = flag.Bool("hold", false, "one request on each connection, then wait for standard input to end")
	spin    = flag.Bool("spin", false, "only print how many milliseconds a fixed computation takes")

	address string
	request []byte
)

func newClient() *client {
	settings := &tls.Config{InsecureSkipVerify: true, ServerName: name, NextProtos: []string{"http/1.1"}}
	if *http2 {
		settings.NextProtos = []string{"h2"}
	}
	if *resume {
		settings.ClientSessionCache = tls.NewLRUClientSessionCache(1)
	}
	return &client{
		settings: settings,
		result:   result{suites: map[string]bool{}, groups: map[string]bool{}, Errors: map[string]int{}},
	}
}

// groupOf names the group of the key exchange. Go tells it from 1.25 on, older ones compile without.
func groupOf(state tls.ConnectionState) string {
	field := reflect.ValueOf(state).FieldByName("CurveID")
	if !field.IsValid() {
		return "unknown"
	}
	return fmt.Sprint(field.Interface())
}

// during names what a request was doing when it failed, and leaves out the addresses, which differ each time.
func during(what string, err error) error {
	var failed *net.OpError
	if errors.As(err, &failed) {
		err = failed.Err
	}
	return fmt.Errorf("%s: %w", what, err)
}

func (c *client) open() error {
	socket, err := net.DialTimeout("tcp", address, 10*time.Second)
	if err != nil {
		return during("connection", err)
	}
	c.socket, c.secure, c.answers = socket, tls.Client(socket, c.settings), 0
	socket.SetDeadline(time.Now().Add(10 * time.Second))
	if err := c.secure.Handshake(); err != nil {
		return during("handshake", err)
	}
	c.reader = bufio.NewReaderSize(c.secure, 16<<10)
	state := c.secure.ConnectionState()
	if state.DidResume {
		c.result.Resumed++
	} else {
		c.result.Full++
	}
	c.result.suites[tls.CipherSuiteName(state.CipherSuite)] = true
	c.result.groups[groupOf(state)] = true
	return nil
}

func (c *client) close() {
	if c.secure != nil {
		c.secure.Close()
	}
	if c.socket != nil {
		c.socket.Close()
	}
	c.socket, c.secure = nil, nil
}

// ended tells whether the server has closed an idle connection, as a browser notices it too.
func (c *client) ended() bool {
	if c.answers == 0 {
		return false // What waits may be a session ticket.
	}
	found := false
	raw, err := c.socket.(*net.TCPConn).SyscallConn()
	if err != nil {
		return true
	}
	raw.Read(func(fd uintptr) bool {
		var one [1]byte
		_, _, err := syscall.Recvfrom(int(fd), one[:], syscall.MSG_PEEK|syscall.MSG_DONTWAIT)
		found = err != syscall.EAGAIN
		return true
	})
	return found
}

// answer reads one answer and tells whether the server closes the connection after it.
func (c *client) answer() (closes bool, err error) {
	length, good := -1, false
	for first := true; ; first = false {
		line, err := c.reader.ReadSlice('\n')
		if err != nil {
			return true, err
		}
		line = bytes.TrimRight(line, "\r\n")
		if first {
			good = bytes.HasPrefix(line, []byte("HTTP/1.1 200"))
			continue
		}
		if len(line) == 0 {
			break
		}
		name, value, _ := bytes.Cut(line, []byte(": "))
		if bytes.EqualFold(name, []byte("content-length")) {
			length, _ = strconv.Atoi(string(value))
		} else if bytes.EqualFold(name, []byte("connection")) {
			closes = bytes.EqualFold(value, []byte("close"))
		}
	}
	if !good || length < 0 {
		return true, errors.New("not an answer of 200 with a length")
	}
	count, err := c.reader.Discard(length)
	c.result.Bytes += int64(count)
	return closes, err
}

// frame puts a payload into a frame of HTTP/2.
func frame(kind, flags byte, stream uint32, payload []byte) []byte {
	head := binary.BigEndian.AppendUint32(nil, uint32(len(payload))<<8|uint32(kind))
	return append(binary.BigEndian.AppendUint32(append(head, flags), stream), payload...)
}

// opening is all that a visitor sends over HTTP/2: the preface, no settings, and the request's fields without Huffman's code.
func opening(path string) []byte {
	fields := []byte{0x82, 0x87} // GET, https
	for _, field := range []struct {
		index byte
		value string
	}{{0x04, path}, {0x01, name}, {0x0f, "bench"}} { // :path, :authority and user-agent, by their index and not stored
		fields = append(fields, field.index)
		if field.index == 0x0f {
			fields = append(fields, 58-15)
		}
		fields = append(append(fields, byte(len(field.value))), field.value...)
	}
	const headers, settings, endOfBoth = 1, 4, 0x4 | 0x1
	all := append([]byte("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), frame(settings, 0, 0, nil)...)
	return append(all, frame(headers, endOfBoth, 1, fields)...)
}

// answer2 reads the answer to the one request of a connection that speaks HTTP/2.
func (c *client) answer2() error {
	const data, headers, reset, settings, away = 0, 1, 3, 4, 7
	good := false
	for {
		var head [9]byte
		if _, err := io.ReadFull(c.reader, head[:]); err != nil {
			return err
		}
		payload := make([]byte, int(head[0])<<16|int(head[1])<<8|int(head[2]))
		if _, err := io.ReadFull(c.reader, payload); err != nil {
			return err
		}
		kind, flags, stream := head[3], head[4], binary.BigEndian.Uint32(head[5:])
		switch {
		case kind == settings && flags&1 == 0:
			if _, err := c.secure.Write(frame(settings, 1, 0, nil)); err != nil {
				return err
			}
		case kind == away && binary.BigEndian.Uint32(payload) < 1:
			return errors.New("GOAWAY before the request")
		case kind == reset:
			return errors.New("RST_STREAM")
		case kind == headers:
			// The status 200 is one byte, after a new size of the table if a server sends one.
			for len(payload) > 1 && payload[0]&0xe0 == 0x20 {
				payload = payload[1:]
			}
			good = len(payload) > 0 && payload[0] == 0x88
		case kind == data:
			c.result.Bytes += int64(len(payload))
		}
		if stream == 1 && (kind == data || kind == headers) && flags&1 == 1 {
			if !good {
				return errors.New("not an answer of 200")
			}
			return nil
		}
	}
}

func (c *client) exchange() error {
	if c.secure != nil && (*fresh || c.ended()) {
		c.close()
	}
	if c.secure == nil {
		if err := c.open(); err != nil {
			c.close()
			return err
		}
	}
	c.socket.SetDeadline(time.Now().Add(10 * time.Second))
	_, err := c.secure.Write(request)
	closes := true
	if err == nil && *http2 {
		err = c.answer2()
	} else if err == nil {
		closes, err = c.answer()
	}
	c.answers++
	if closes || *fresh || err != nil {
		c.close()
	}
	if err != nil {
		return during("request", err)
	}
	return nil
}

func (c *client) ask(due time.Time) {
	c.result.Requests++
	if err := c.exchange(); err != nil {
		c.result.Failed++
		c.result.Errors[err.Error()]++
		return
	}
	c.result.latencies = append(c.result.latencies, time.Since(due).Microseconds())
}

// each runs a function for all clients at the same time.
func each(all []*client, work func(*client)) {
	var running sync.WaitGroup
	for _, c := range all {
		running.Add(1)
		go func(c *client) {
			defer running.Done()
			work(c)
		}(c)
	}
	running.Wait()
}

// pace sends the moments at which requests are due. Go's own timers are too coarse: at high rates
// they would send the requests of a millisecond at once.
func pace(queue chan<- time.Time) {
	runtime.LockOSThread()
	const setTimerSlack = 29
	syscall.RawSyscall(syscall.SYS_PRCTL, setTimerSlack, 1, 0)
	random := rand.New(rand.NewSource(1))
	due := time.Now()
	for end := due.Add(time.Duration(*seconds * 1e9)); ; {
		due = due.Add(time.Duration(random.ExpFloat64() / *rate * 1e9))
		if due.After(end) {
			break
		}
		if left := time.Until(due); left > 0 {
			pause := syscall.NsecToTimespec(left.Nanoseconds())
			syscall.Nanosleep(&pause, nil)
		}
		queue <- due
	}
	close(queue)
}

func send(all []*client) {
	if *rate == 0 {
		end := time.Now().Add(time.Duration(*seconds * 1e9))
		each(all, func(c *client) {
			for now := time.Now(); now.Before(end); now = time.Now() {
				c.ask(now)
			}
		})
		return
	}
	queue := make(chan time.Time, 1<<20)
	go pace(queue)
	each(all, func(c *client) {
		for due := range queue {
			c.ask(due)
		}
	})
}

func names(set map[string]bool) string {
	all := []string{}
	for name := range set {
		all = append(all, name)
	}
	sort.Strings(all)
	return strings.Join(all, "+")
}

func report(all []*client) {
	sum := newClient().result
	for _, c := range all {
		one := c.result
		sum.Requests += one.Requests
		sum.Failed += one.Failed
		sum.Full += one.Full
		sum.Resumed += one.Resumed
		sum.Bytes += one.Bytes
		sum.latencies = append(sum.latencies, one.latencies...)
		for name := range one.suites {
			sum.suites[name] = true
		}
		for name := range one.groups {
			sum.groups[name] = true
		}
		for text, count := range one.Errors {
			sum.Errors[text] += count
		}
	}
	for text, count := range sum.Errors {
		fmt.Fprintln(os.Stderr, count, text)
	}
	sum.Suite, sum.Group = names(sum.suites), names(sum.groups)
	sort.Slice(sum.latencies, func(a, b int) bool { return sum.latencies[a] < sum.latencies[b] })
	if count := len(sum.latencies); count > 0 {
		sum.P50, sum.P99, sum.Max = sum.latencies[count/2], sum.latencies[count*99/100], sum.latencies[count-1]
	}
	json.NewEncoder(os.Stdout).Encode(sum)
}

// spinMilliseconds times a fixed computation: a slower result means that the core has become slower.
func spinMilliseconds() float64 {
	start := time.Now()
	value := uint64(88172645463325252)
	for count := 0; count < 100_000_000; count++ {
		value ^= value << 13
		value ^= value >> 7
		value ^= value << 17
	}
	if value == 0 {
		panic("xorshift never reaches 0")
	}
	return float64(time.Since(start).Microseconds()) / 1000
}

func main() {
	flag.Parse()
	if *spin {
		fmt.Println(spinMilliseconds())
		return
	}
	// One thread sleeps between the requests, the other sends and receives.
	runtime.GOMAXPROCS(2)
	parsed, err := url.Parse(*target)
	if err != nil {
		panic(err)
	}
	address = parsed.Host
	if *http2 && !*fresh {
		panic("-h2 needs -fresh")
	}
	request = []byte("GET " + parsed.Path + " HTTP/1.1\r\nHost: " + name + "\r\nUser-Agent: bench\r\nAccept: */*\r\n\r\n")
	if *http2 {
		request = opening(parsed.Path)
	}
	all := make([]*client, *clients)
	for index := range all {
		all[index] = newClient()
	}
	input := bufio.NewReader(os.Stdin)
	if !*fresh {
		// Open connections have had their handshake and their first answer before the clock starts.
		// 32 at a time, so that none waits too long for its turn.
		turns := make(chan bool, 32)
		each(all, func(c *client) {
			turns <- true
			c.ask(time.Now())
			<-turns
		})
	}
	if *hold {
		fmt.Println("ready")
		input.ReadString('\n')
		report(all)
		return
	}
	for _, c := range all {
		agreed := c.result
		c.result = newClient().result
		c.result.suites, c.result.groups = agreed.suites, agreed.groups
	}
	fmt.Println("ready")
	input.ReadString('\n')
	send(all)
	report(all)
}
