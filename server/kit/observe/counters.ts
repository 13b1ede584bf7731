import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * What this process has counted since it started. Labels hold names of our own alone (an endpoint, a queue, a code of the
 * contract): never an address, an id or a word of a person, and so only so many series.
 */
export const counted = new Registry()
const registers = [counted]

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export const requests = new Histogram({
  name: 'diwan_http_request_seconds',
  help: 'Answered requests by name of the endpoint, method and class of the status',
  labelNames: ['endpoint', 'method', 'status'],
  buckets: SECONDS,
  registers,
})
export const refusals = new Counter({
  name: 'diwan_http_problems_total',
  help: 'Refusals by code; "failed" is a bug, "unavailable" something the portal needs',
  labelNames: ['code'],
  registers,
})

export const connections = new Gauge({
  name: 'diwan_live_connections',
  help: 'Open live connections of this process',
  labelNames: ['kind'],
  registers,
})
export const channelsFollowed = new Gauge({
  name: 'diwan_live_channels_followed',
  help: 'Channels somebody connected to this process follows',
  registers,
})
export const frames = new Counter({
  name: 'diwan_live_frames_total',
  help: 'What was sent over live connections; "refetch" tells a browser to fetch again what it cannot catch up with',
  labelNames: ['type'],
  registers,
})
export const resumes = new Counter({
  name: 'diwan_live_resumes_total',
  help: 'Followers that came with a position the channel had already left behind',
  registers,
})
export const hints = new Counter({
  name: 'diwan_bus_hints_total',
  help: 'Hints said, heard, and lost on their way to other processes',
  labelNames: ['direction'],
  registers,
})
export const busUp = new Gauge({
  name: 'diwan_bus_up',
  help: '1 while other processes are heard; 0 costs latency, nothing else',
  registers,
})
export const missedHints = new Counter({
  name: 'diwan_bus_hints_missed_total',
  help: 'Channels that had moved without a hint and were found by the poll',
  registers,
})

export const jobRuns = new Histogram({
  name: 'diwan_job_run_seconds',
  help: 'Runs of jobs by queue and outcome; a failed one is tried again',
  labelNames: ['queue', 'outcome'],
  buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60, 300],
  registers,
})
export const letters = new Counter({
  name: 'diwan_mail_letters_total',
  help: 'Letters handed to the mail server',
  labelNames: ['outcome'],
  registers,
})
