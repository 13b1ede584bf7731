import { groups } from './gathered/endpoints.gen.ts'
import type { Endpoint } from './kit/endpoint.ts'

/** Every endpoint of the portal: what the server mounts, the page describes, and the access test and fuzzer walk. */
export const api: readonly Endpoint[] = groups.flatMap((group) => Object.values(group))
