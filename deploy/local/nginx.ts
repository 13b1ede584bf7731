import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { end, root, run, until } from './processes.ts'

export interface LocalProxy {
  readonly url: string
  stop(): Promise<void>
}

interface Proxied {
  readonly port: number
  /** Of the web processes. */
  readonly ports: readonly number[]
}

/** Debian's nginx with our two shared parts, on loopback, as one group of processes without a service. */
export async function startProxy(folder: string, { port, ports }: Proxied): Promise<LocalProxy> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, configOf(folder, { port, ports }), { mode: 0o600 })
  const program = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx'
  const server = run(program, ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', config], {
    log: path.join(folder, 'nginx.log'),
  })
  const url = `http://localhost:${port}`
  await until(() => fetch(`${url}/health/live`), server, 20_000)
  return { url, stop: () => end(server, 'SIGTERM', 5_000) }
}

const configOf = (folder: string, { port, ports }: Proxied): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log error;
events { worker_connections 4096; }
http {
  include ${root}deploy/nginx/http.conf;
  access_log ${folder}/access.log diwan if=$diwan_logged;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream diwan {
${ports.map((web) => `    server 127.0.0.1:${web} max_fails=0;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    include ${root}deploy/nginx/portal.conf;
  }
}
`
