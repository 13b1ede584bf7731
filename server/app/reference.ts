import scalar from '@scalar/fastify-api-reference'
import { api } from '@diwan/contract/api'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { describe } from '../kit/http/openapi.ts'

const POLICY = 'content-security-policy'
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g

/** Made once for all portals of a process: converting each shape takes most of the start of one. */
const described = new Map<string, ReturnType<typeof describe>>()

/** The description of the API, and the page that shows it under the portal's own content policy. */
export async function serveReference(app: FastifyInstance, version: string, publicUrl: string): Promise<void> {
  const name = `${version} ${publicUrl}`
  const description = described.get(name) ?? describe(api, version, publicUrl)
  described.set(name, description)
  app.get('/openapi.json', () => description)
  await app.register(async (scope) => {
    let hashes: string | undefined // the page says the same to everybody: what it said first is what it may run
    scope.addHook('onSend', async (_request, reply, page) => {
      if (typeof page !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html')) return
      hashes ??= [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => ` '${hashOf(script)}'`).join('')
      reply.header(POLICY, String(reply.getHeader(POLICY)).replace("script-src 'self'", `script-src 'self'${hashes}`))
    })
    await scope.register(scalar, {
      routePrefix: '/reference',
      configuration: {
        url: '/openapi.json',
        favicon: '/favicon.svg',
        withDefaultFonts: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
        hideClientButton: true,
      },
    })
  })
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`
