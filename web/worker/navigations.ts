import { offlinePage } from './offline-page.ts'

/** Files and calls are no screens: the browser itself says when they do not come. */
const isScreen = ({ url }: Request): boolean => !/^\/(api|portal|files|health|assets)(\/|$)/.test(new URL(url).pathname)

/** What stands before the portal answers for it: the portal itself was not reached. */
const isGatewayAlone = ({ status }: Response): boolean => status === 502 || status === 504

interface Navigation {
  readonly request: Request
  /** What the browser asked for while this worker started. */
  readonly preloadResponse?: Promise<unknown>
  readonly respondWith: (response: Promise<Response>) => void
}

/** A screen comes from the portal, and from nowhere else; where the portal is away, a page says so and goes on by itself. */
export function answerNavigation(event: Navigation): void {
  const { request, preloadResponse } = event
  if (request.mode !== 'navigate') return
  if (isScreen(request)) event.respondWith(screenOr(event))
  else if (preloadResponse && request.method === 'GET') event.respondWith(asAsked(event))
}

/** The browser has already sent this request as a preload; it would send it a second time if the worker did not answer with it. */
const asAsked = async ({ request, preloadResponse }: Navigation): Promise<Response> =>
  ((await preloadResponse) as Response | undefined) ?? fetch(request)

async function screenOr({ request, preloadResponse }: Navigation): Promise<Response> {
  try {
    const early = (await preloadResponse) as Response | undefined
    const response = early ?? (await fetch(request))
    return isGatewayAlone(response) ? offlinePage() : response
  } catch {
    return offlinePage()
  }
}
