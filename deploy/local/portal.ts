import path from 'node:path'
import { freePort } from '../../server/kit/platform/free-port.ts'
import { end, isAlive, run, until, type Running } from './processes.ts'

export interface PortalProcess {
  readonly name: string
  readonly port: number
  readonly metricsPort: number
  readonly home: string
  start(): Promise<void>
  /** Gone, and back when this is settled. */
  replace(how: 'SIGTERM' | 'SIGKILL'): Promise<void>
  stop(): Promise<void>
}

/** One process of the portal in a home of its own, with the settings all share. */
export async function portalProcess(
  folder: string,
  name: string,
  roles: 'web' | 'worker',
  shared: NodeJS.ProcessEnv,
): Promise<PortalProcess> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const home = path.join(folder, name)
  const env = {
    ...process.env,
    ...shared,
    DIWAN_ROLES: roles,
    DIWAN_HOME: home,
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
  }
  let running: Running | undefined

  const start = async (): Promise<void> => {
    const one = (running = run(process.execPath, ['server/main.ts'], { env, log: path.join(folder, `${name}.log`) }))
    await until(async () => {
      const { ok } = await fetch(`http://127.0.0.1:${metricsPort}/health/ready`)
      if (!ok || !one.said().includes('Diwan is ready')) throw new Error('not yet')
    }, one)
  }
  return {
    name,
    port,
    metricsPort,
    home,
    start,
    async replace(how) {
      if (running && isAlive(running)) await end(running, how)
      await start()
    },
    stop: async () => running && end(running),
  }
}
