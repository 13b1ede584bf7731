import { page } from './testing/page.ts'
import { endpoint } from '@diwan/contract/kit/endpoint'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { keepText } from './kept-text.ts'
import { Problem } from './problem.ts'
import { queryClient } from './query-client.ts'
import { returnLine, useQuickAdd } from './returned-lines.ts'

const add = endpoint({
  name: 'lines.add',
  method: 'POST',
  path: '/api/lines',
  summary: 'Adds a line',
  access: { kind: 'signedIn' },
  input: z.strictObject({ title: z.string() }),
  output: z.object({ done: z.literal(true) }),
})

type Added = ReturnType<typeof useQuickAdd<typeof add>>

/** The field as it is drawn now. */
function drawn(): Added {
  let field: Added | undefined
  function Field() {
    field = useQuickAdd(add, { name: 'lines' })
    return null
  }
  renderToString(
    <QueryClientProvider client={queryClient}>
      <Field />
    </QueryClientProvider>,
  )
  return field!
}

beforeEach(() => {
  page.sessionStorage.clear()
  keepText('lines', undefined)
})

test('a refused line is in the field again, with the reason, and outlives the field', () => {
  expect(drawn().typed).toBe('')
  const fields = [{ path: 'labels', code: 'too_big' }]
  returnLine('lines', { typed: 'اتصل بالمورد #عقود', notMeant: ['!1'] }, new Problem('invalid_input', 400, { fields }))
  expect(drawn()).toMatchObject({ typed: 'اتصل بالمورد #عقود', notMeant: ['!1'], wrong: fields, problem: undefined })
})

test('several come back one after the other; a refusal without a field is told as a whole', () => {
  const refusal = new Problem('forbidden', 403)
  for (const typed of ['one', 'two']) returnLine('lines', { typed, notMeant: [] }, refusal)
  expect(drawn()).toMatchObject({ typed: 'one', wrong: [], problem: { code: 'forbidden' } })
  drawn().type('')
  expect(drawn().typed).toBe('two')
})
