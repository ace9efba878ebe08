package main

import (
	"net/url"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// connection is that of one client.
type connection interface {
	// send sends a body and reads the answer. The refusal is empty where the log took the body.
	send(body []byte) (refusal string, err error)
	close()
}

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
	dial := dialHTTP
	if cfg.kind == "grpc" {
		dial = dialGRPC
	}
	for time.Now().Before(to) {
		connection, err := dial(target, cfg.patience)
		if err != nil {
			c.lost(err)
			time.Sleep(10 * time.Millisecond)
			continue
		}
		for time.Now().Before(to) {
			body := take()
			if body == nil {
				c.spent = true
				connection.close()
				return
			}
			sent := time.Now()
			refusal, err := connection.send(body)
			if err != nil {
				c.lost(err)
				break
			}
			ended := time.Now()
			switch {
			case refusal != "":
				c.refused++
				c.failure = refusal
			case ended.After(from) && ended.Before(to):
				c.times = append(c.times, ended.Sub(sent))
			}
		}
		connection.close()
	}
}

func (c *client) lost(err error) {
	c.broken++
	c.failure = err.Error()
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
