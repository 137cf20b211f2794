// What visitors lose while a proxy's old backend is replaced, if SIGTERM comes before or after the proxy's switch.
//
//	go build roll.go && sudo chrt -r 1 ./roll ROOT > roll.csv
//
// ROOT is the folder that ../proxy-lab/root.sh has made. Two replicas of app.mjs run behind nginx, HAProxy or Caddy,
// which share requests out to both. At the switch the proxy is reloaded and knows only the new one. The old one gets
// SIGTERM at an offset from that. Each setting and method has its own port, its own block in the proxy's configuration,
// and 100 requests a second, each on a new connection. All of a proxy's settings and methods share the two replicas.
//
// Caddy counts an address's failures once for the whole process, so with fail_duration its GETs and POSTs profit from
// each other. alone.csv has each method by itself:
//
//	for METHODS in GET POST; do PROXIES=caddy OFFSETS=-1000,-100 STOPS=exit,0 METHODS=$METHODS chrt -r 1 ./roll ROOT; done
//
// resend.csv has the settings with which nginx and HAProxy send a request again although it has been sent, next to the
// others of these two:
//
//	SETTINGS=default,off,redispatch,resend PROXIES=nginx,haproxy OFFSETS=-1000,-100 STOPS=exit,0 chrt -r 1 ./roll ROOT
//
// Other programs were running on the machine during all three measurements; the last column shows the load.
//
// A row is one of those during one switch, with times in milliseconds from the switch: requests asked and lost, answers
// that took more than 0.9 s, the longest time until an answer or an error, when the first and last lost request and the
// last one that the old replica answered were sent, the statuses of lost ones (0: none), how late the machine was at
// worst, the number of tries, and the load average. chrt keeps other work on the machine from delaying this.
package main

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"syscall"
	"time"
)

const (
	every   = 10 * time.Millisecond // from one request of a front to its next
	before  = 300                   // requests are sent from this before the first event, in ms,
	after   = 700                   // until this after the last
	allowed = 50                    // a switch is repeated if the machine was later than this at anything, in ms
	admin   = "127.0.0.1:18203"
)

var (
	offsets = chosen("OFFSETS", "-1000,-500,-250,-100,0,100,250,500,1000")
	stops   = chosen("STOPS", "exit,0,500,1000,1500")
	proxies = chosen("PROXIES", "nginx,haproxy,caddy")
	methods = chosen("METHODS", "GET,POST")
	used    = chosen("SETTINGS", "default,off,redispatch,retry,passive")
	root    = os.Args[1]
	folder  = filepath.Join(root, "roll")
)

// What each setting adds to a proxy's configuration. The defaults add nothing.
var settings = map[string][][2]string{
	"nginx": {{"default", ""}, {"off", "proxy_next_upstream off;"},
		{"resend", "proxy_next_upstream error timeout non_idempotent;"}},
	"haproxy": {{"default", ""}, {"off", "retries 0"}, {"redispatch", "option redispatch 1"},
		{"resend", "option redispatch 1\n  retry-on conn-failure empty-response"}},
	"caddy": {{"default", ""}, {"retry", "lb_try_duration 5s"}, {"passive", "lb_try_duration 5s\n    fail_duration 10s"}},
}

type front struct {
	setting, line, method string
	port                  int
}

func frontsOf(proxy string) (fronts []front) {
	for _, setting := range settings[proxy] {
		if !strings.Contains(","+strings.Join(used, ",")+",", ","+setting[0]+",") {
			continue
		}
		for _, method := range methods {
			fronts = append(fronts, front{setting[0], setting[1], method, 18210 + len(fronts)})
		}
	}
	return
}

func configuration(proxy string, apps []int) string {
	var text strings.Builder
	write := func(format string, values ...any) { fmt.Fprintf(&text, format, values...) }
	list := func(format string) string {
		var all []string
		for _, app := range apps {
			all = append(all, strings.ReplaceAll(format, "PORT", strconv.Itoa(app)))
		}
		return strings.Join(all, " ")
	}
	switch proxy {
	case "nginx":
		write("daemon off; user root; pid /roll/nginx.pid; error_log /roll/nginx.log;\nevents {}\nhttp {\n  access_log off;\n")
		for _, kind := range []string{"client_body", "proxy", "fastcgi", "uwsgi", "scgi"} {
			write("  %s_temp_path /roll/%s;\n", kind, kind)
		}
	case "haproxy":
		write("defaults\n  mode http\n  timeout connect 5s\n  timeout client 60s\n  timeout server 60s\n")
	case "caddy":
		write("{\n  admin %s\n  auto_https off\n  storage file_system /roll/caddy\n  log {\n    level PANIC\n  }\n}\n", admin)
	}
	for _, front := range frontsOf(proxy) {
		switch proxy {
		case "nginx":
			write("  upstream app%d { %s }\n", front.port, list("server 127.0.0.1:PORT;"))
			write("  server {\n    listen 127.0.0.1:%d;\n    location / { proxy_pass http://app%d; %s }\n  }\n", front.port, front.port, front.line)
		case "haproxy":
			write("listen app%d\n  bind 127.0.0.1:%d\n  %s\n", front.port, front.port, front.line)
			for _, app := range apps {
				write("  server s%d 127.0.0.1:%d\n", app, app)
			}
		case "caddy":
			write("http://127.0.0.1:%d {\n  reverse_proxy %s {\n    %s\n  }\n}\n", front.port, list("127.0.0.1:PORT"), front.line)
		}
	}
	if proxy == "nginx" {
		write("}\n")
	}
	return text.String()
}

func min(one, other int) int { return -max(-one, -other) }

func max(one, other int) int {
	if one > other {
		return one
	}
	return other
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func start(variables []string, command ...string) *exec.Cmd {
	child := exec.Command(command[0], command[1:]...)
	child.Env = append(os.Environ(), variables...)
	log := must(os.OpenFile(filepath.Join(folder, "log"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644))
	defer log.Close()
	child.Stdout, child.Stderr = log, log
	// The children end with this program, and a proxy with its workers.
	child.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL, Setpgid: true}
	if err := child.Start(); err != nil {
		panic(err)
	}
	return child
}

func end(child *exec.Cmd) {
	syscall.Kill(-child.Process.Pid, syscall.SIGKILL)
	child.Wait()
}

// Starts a replica that takes START ms on top of the time that Node.js needs.
func startApp(port int, release, stop, needs string) *exec.Cmd {
	return start([]string{"PORT=" + strconv.Itoa(port), "RELEASE=" + release, "STOP=" + stop, "START=" + needs}, "node", "app.mjs")
}

func startProxy(proxy string) *exec.Cmd {
	commands := map[string][]string{
		"nginx":   {"nginx", "-c", "/roll/nginx"},
		"haproxy": {"haproxy", "-W", "-f", "/roll/haproxy"},
		"caddy":   {"caddy", "run", "--config", "/roll/caddy.conf", "--adapter", "caddyfile"},
	}
	homes := []string{"HOME=/roll", "XDG_DATA_HOME=/roll", "XDG_CONFIG_HOME=/roll"}
	return start(homes, append([]string{"chroot", root}, commands[proxy]...)...)
}

func configure(proxy string, apps []int) []byte {
	text := []byte(configuration(proxy, apps))
	name := map[string]string{"nginx": "nginx", "haproxy": "haproxy", "caddy": "caddy.conf"}[proxy]
	if err := os.WriteFile(filepath.Join(folder, name), text, 0o644); err != nil {
		panic(err)
	}
	return text
}

// Gives the order to reload. What the proxy then takes for it is part of what is measured.
func reload(proxy string, child *exec.Cmd, text []byte) {
	switch proxy {
	case "nginx":
		child.Process.Signal(syscall.SIGHUP)
	case "haproxy":
		child.Process.Signal(syscall.SIGUSR2)
	case "caddy":
		answer := must(http.Post("http://"+admin+"/load", "text/caddyfile", bytes.NewReader(text)))
		answer.Body.Close()
		if answer.StatusCode != 200 {
			panic("Caddy: " + answer.Status)
		}
	}
}

type answer struct {
	sent, took, status int // the first two in ms; status is 0 without an answer
	by                 string
}

var first = regexp.MustCompile(`^HTTP/1\.1 (\d{3})`)

// One request on its own connection.
func ask(port int, method string) (result answer) {
	begun := time.Now()
	defer func() { result.took = int(time.Since(begun).Milliseconds()) }()
	connection, err := net.Dial("tcp", fmt.Sprintf("127.0.0.1:%d", port))
	if err != nil {
		return
	}
	defer connection.Close()
	connection.SetDeadline(begun.Add(20 * time.Second))
	body := "\r\n"
	if method == "POST" {
		body = "Content-Length: 2\r\n\r\nhi"
	}
	fmt.Fprintf(connection, "%s / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n%s", method, port, body)
	text, err := io.ReadAll(connection)
	if match := first.FindSubmatch(text); match != nil && err == nil {
		result.status, _ = strconv.Atoi(string(match[1]))
	}
	if _, rest, found := strings.Cut(string(text), "\r\n\r\n"); found && result.status == 200 {
		result.by = regexp.MustCompile("old|new").FindString(rest)
	}
	return
}

func until(what string, isTrue func() bool) {
	for limit := time.Now().Add(20 * time.Second); !isTrue(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(limit) {
			panic("no " + what + "; see " + folder + "/log")
		}
	}
}

// One switch of one proxy; with early, the new replica is used as soon as its process has been started.
// Returns a row for each front, and how late the machine was at worst: at sending a request, or at answering one of those
// that go to the replicas without a proxy.
func roll(proxy, stop string, offset int, early bool) (rows []string, late int) {
	old, next := 18201, 18202
	fronts := frontsOf(proxy)
	oldApp := startApp(old, "old", stop, "0")
	defer end(oldApp)
	if !early {
		defer end(startApp(next, "new", "0", "0"))
	}
	apps, switched := []int{old, next}, []int{next}
	if early {
		apps, switched = []int{old}, []int{old, next}
	}
	configure(proxy, apps)
	child := startProxy(proxy)
	defer end(child)
	until("app", func() bool {
		return ask(old, "GET").status == 200 && (early || ask(next, "GET").status == 200)
	})
	until("proxy", func() bool {
		for _, front := range fronts {
			if ask(front.port, "GET").status != 200 {
				return false
			}
		}
		return true
	})

	last := max(0, offset)
	if wait, err := strconv.Atoi(stop); err == nil {
		last = max(0, offset+wait)
	}
	if early {
		last = 1200
	}
	from, to := min(0, offset)-before, last+after
	zero := time.Now().Add(time.Duration(20-from) * time.Millisecond) // the switch
	at := func(ms int) <-chan time.Time {
		return time.After(time.Until(zero.Add(time.Duration(ms) * time.Millisecond)))
	}
	done := make(chan bool)
	go func() {
		<-at(0)
		reload(proxy, child, configure(proxy, switched))
		done <- true
	}()
	if early {
		app := make(chan *exec.Cmd, 1)
		time.AfterFunc(time.Until(zero), func() { app <- startApp(next, "new", "0", "700") })
		defer func() { end(<-app) }()
	} else {
		time.AfterFunc(time.Until(zero.Add(time.Duration(offset)*time.Millisecond)), func() { oldApp.Process.Signal(syscall.SIGTERM) })
	}

	probed := make(chan int, 2)
	probe := func(port, until int) {
		worst := 0
		<-at(from)
		for limit := zero.Add(time.Duration(until) * time.Millisecond); time.Now().Before(limit); {
			if direct := ask(port, "GET"); direct.status == 200 {
				worst = max(worst, direct.took-200)
			}
		}
		probed <- worst
	}
	wait, _ := strconv.Atoi(stop)
	probes := map[int]int{old: offset + wait - 250, next: to}
	if early {
		probes = map[int]int{old: to}
	}
	for port, until := range probes {
		go probe(port, until)
	}

	type sent struct {
		front int
		answer
	}
	answers := make(chan sent, 10000)
	count := 0
	spacing := every / time.Duration(len(fronts))
	for due := zero.Add(time.Duration(from) * time.Millisecond); due.Before(zero.Add(time.Duration(to) * time.Millisecond)); due = due.Add(spacing) {
		time.Sleep(time.Until(due))
		late = max(late, int(time.Since(due).Milliseconds()))
		go func(index, sentAt int) {
			result := ask(fronts[index].port, fronts[index].method)
			result.sent = sentAt
			answers <- sent{index, result}
		}(count%len(fronts), int(time.Since(zero).Milliseconds()))
		count++
	}
	<-done
	for range probes {
		late = max(late, <-probed)
	}
	results := make([][]answer, len(fronts))
	for n := 0; n < count; n++ {
		one := <-answers
		results[one.front] = append(results[one.front], one.answer)
	}
	for index, front := range fronts {
		all := results[index]
		sort.Slice(all, func(one, other int) bool { return all[one].sent < all[other].sent })
		lost, slow, longest := 0, 0, 0
		firstLost, lastLost, lastOld := "", "", ""
		statuses := map[string]bool{}
		for _, one := range all {
			longest = max(longest, one.took)
			if one.status != 200 {
				lost++
				if firstLost == "" {
					firstLost = strconv.Itoa(one.sent)
				}
				lastLost = strconv.Itoa(one.sent)
				statuses[strconv.Itoa(one.status)] = true
			} else if one.took > 900 {
				slow++
			}
			if one.by == "old" {
				lastOld = strconv.Itoa(one.sent)
			}
		}
		var kinds []string
		for status := range statuses {
			kinds = append(kinds, status)
		}
		sort.Strings(kinds)
		when := strconv.Itoa(offset)
		if early {
			when = "early"
		}
		rows = append(rows, fmt.Sprint(strings.Join([]string{proxy, front.setting, front.method, stop, when}, ","), ",",
			len(all), ",", lost, ",", slow, ",", longest, ",", firstLost, ",", lastLost, ",", lastOld, ",", strings.Join(kinds, " ")))
	}
	return
}

func load() string { return strings.Fields(string(must(os.ReadFile("/proc/loadavg"))))[0] }

// Returns the values that an environment variable names, or all.
func chosen(name, all string) []string {
	if value := os.Getenv(name); value != "" {
		all = value
	}
	return strings.Split(all, ",")
}

func main() {
	os.RemoveAll(folder)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		panic(err)
	}
	fmt.Println("round,proxy,retries,method,stop,offset,asked,lost,slow,longest,first,last,old,status,late,tries,load")
	for round := 1; round <= must(strconv.Atoi(chosen("ROUNDS", "3")[0])); round++ {
		for _, proxy := range proxies {
			measure := func(stop string, offset int, early bool) {
				for try := 1; ; try++ {
					rows, late := roll(proxy, stop, offset, early)
					if late > allowed && try < 10 {
						time.Sleep(time.Duration(try) * time.Second)
						continue
					}
					for _, row := range rows {
						fmt.Printf("%d,%s,%d,%d,%s\n", round, row, late, try, load())
					}
					return
				}
			}
			measure("0", 0, true)
			for _, stop := range stops {
				for _, offset := range offsets {
					// How long it goes on accepting matters only if SIGTERM comes well before the switch.
					if wait, _ := strconv.Atoi(stop); wait > 0 && must(strconv.Atoi(offset)) > -250 {
						continue
					}
					measure(stop, must(strconv.Atoi(offset)), false)
				}
			}
		}
	}
}
