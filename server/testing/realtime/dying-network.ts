import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** More than a request with its answer: some connections live through one. */
const MAX_BYTES = 2_500

/** A network between a browser and the portal whose connections die after some bytes, of a request or of its answer. */
export async function dyingNetwork(base: string, random: () => number): Promise<{ base: string; deaths: () => number }> {
  const { hostname, port } = new URL(base)
  const open = new Set<Socket>()
  let deaths = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    let left = 1 + Math.floor(random() * MAX_BYTES)
    const die = () => (near.destroy(), far.destroy())
    const pass = (from: Socket, to: Socket): void => {
      open.add(from)
      from.on('error', die)
      from.on('close', () => (open.delete(from), die()))
      from.on('data', (bytes: Buffer) => {
        if (bytes.length < left) to.write(bytes)
        else {
          deaths += 1
          to.end(bytes.subarray(0, left), die)
        }
        left -= bytes.length
      })
    }
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of open) socket.destroy()
  })
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, deaths: () => deaths }
}
