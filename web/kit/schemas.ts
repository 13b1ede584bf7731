import type { Endpoint } from '@diwan/contract/kit/endpoint'

/** The build leaves schemas out of endpoints, and says instead where those with schemas are (web/contract-without-schemas.ts). */
interface Built extends Endpoint {
  readonly whole?: () => Promise<Readonly<Record<string, Endpoint>>>
}

const loaded = new Map<string, Endpoint['input']>()

/** The schema of what an endpoint is sent, once it is there. */
export const inputSchema = (endpoint: Built): Endpoint['input'] | undefined =>
  endpoint.whole ? loaded.get(endpoint.name) : endpoint.input

/** It comes with the first form of its module, not with every screen that calls something. Without the network the server alone checks. */
export async function loadInputSchema({ whole }: Built): Promise<void> {
  const group = await whole?.().catch(() => undefined)
  for (const { name, input } of Object.values(group ?? {})) loaded.set(name, input)
}
