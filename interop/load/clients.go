package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// client is what one client saw.
type client struct {
	times           []time.Duration
	refused, broken int
	failure         string
	spent           bool
}

// run has all clients begin at once and adds up what they saw.
func run(cfg config) (result, error) {
	target, err := url.Parse(cfg.url)
	if err != nil {
		return result{}, err
	}
	bodies, err := prepare(cfg.kind, cfg.prepared)
	if err != nil {
		return result{}, err
	}
	var next atomic.Int64
	take := func() []byte {
		if at := next.Add(1) - 1; at < int64(len(bodies)) {
			return bodies[at]
		}
		return nil
	}
	clients := make([]client, cfg.clients)
	began := time.Now()
	from, to := began.Add(cfg.warm), began.Add(cfg.warm+cfg.span)
	var all sync.WaitGroup
	for i := range clients {
		all.Add(1)
		go func() {
			defer all.Done()
			clients[i].work(cfg, target, take, from, to)
		}()
	}
	all.Wait()
	return sum(clients, cfg.span), nil
}

// work sends one request after the other until the end. A connection that breaks is made again.
func (c *client) work(cfg config, target *url.URL, take func() []byte, from, to time.Time) {
	head := fmt.Sprintf("POST %s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: ",
		target.RequestURI(), target.Host)
	var request bytes.Buffer
	for time.Now().Before(to) {
		connection, err := net.DialTimeout("tcp", target.Host, cfg.patience)
		if err != nil {
			c.lost(err)
			time.Sleep(10 * time.Millisecond)
			continue
		}
		answers := bufio.NewReader(connection)
		for time.Now().Before(to) {
			body := take()
			if body == nil {
				c.spent = true
				_ = connection.Close()
				return
			}
			request.Reset()
			fmt.Fprintf(&request, "%s%d\r\n\r\n", head, len(body))
			request.Write(body)
			sent := time.Now()
			_ = connection.SetDeadline(sent.Add(cfg.patience))
			status, text, err := exchange(connection, answers, request.Bytes())
			if err != nil {
				c.lost(err)
				break
			}
			ended := time.Now()
			switch {
			case status != http.StatusOK && status != http.StatusCreated:
				c.refused++
				c.failure = fmt.Sprintf("%d %.200s", status, text)
			case ended.After(from) && ended.Before(to):
				c.times = append(c.times, ended.Sub(sent))
			}
		}
		_ = connection.Close()
	}
}

func (c *client) lost(err error) {
	c.broken++
	c.failure = err.Error()
}

func exchange(connection net.Conn, answers *bufio.Reader, request []byte) (int, []byte, error) {
	if _, err := connection.Write(request); err != nil {
		return 0, nil, err
	}
	answer, err := http.ReadResponse(answers, nil)
	if err != nil {
		return 0, nil, err
	}
	defer answer.Body.Close()
	if answer.StatusCode == http.StatusOK || answer.StatusCode == http.StatusCreated {
		_, err = io.Copy(io.Discard, answer.Body)
		return answer.StatusCode, nil, err
	}
	text, err := io.ReadAll(answer.Body)
	return answer.StatusCode, text, err
}

func sum(clients []client, span time.Duration) result {
	seen := result{Seconds: span.Seconds(), Least: len(clients[0].times)}
	var times []time.Duration
	for _, c := range clients {
		times = append(times, c.times...)
		seen.Refused += c.refused
		seen.Broken += c.broken
		seen.Least = min(seen.Least, len(c.times))
		seen.Most = max(seen.Most, len(c.times))
		seen.Spent = seen.Spent || c.spent
		if c.failure != "" {
			seen.Failure = c.failure
		}
	}
	seen.Answers = len(times)
	if len(times) == 0 {
		return seen
	}
	slices.Sort(times)
	ms := func(at int) float64 { return float64(times[at].Microseconds()) / 1000 }
	seen.P50, seen.P99, seen.Longest = ms(len(times)/2), ms(len(times)*99/100), ms(len(times)-1)
	return seen
}
