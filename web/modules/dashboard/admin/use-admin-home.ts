import { WIDGET_TABS } from '@diwan/contract/kit/widgets'
import { addDays } from '@diwan/core/hijri'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { oneOf } from '../../../kit/list/address.ts'
import { useToday } from '../../../kit/use-today.ts'
import { useDesktop } from '../../../kit/widths.ts'
import type { AskedHome } from '../types.ts'

/** Days that charts show where nobody chose others. */
export const USUAL_DAYS = 14

/** The tab and the days that the address asks for. */
export function useAdminAddress() {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const today = useToday()
  const day = (name: string) => (typeof raw[name] === 'string' && /^\d{4}-\d\d-\d\d$/.test(raw[name]) ? raw[name] : undefined)
  const to = day('to') ?? today
  const from = day('from') ?? addDays(to, 1 - USUAL_DAYS)
  return {
    tab: typeof raw['tab'] === 'string' ? raw['tab'] : undefined,
    chosen: day('from') !== undefined || day('to') !== undefined,
    range: { from: from <= to ? from : to, to },
    choose: (first: string | undefined, last: string | undefined) =>
      void navigate({ to: '.', search: (now: object) => ({ ...now, from: first, to: last }), replace: true }),
  }
}

/** The home of the administration that the address asks for. */
export function useAskedHome(): AskedHome {
  const { tab, range } = useAdminAddress()
  const device = useDesktop() ? 'desktop' : 'phone'
  return { area: 'admin', device, tab: oneOf(WIDGET_TABS, tab), ...range }
}
