import { expect, test } from 'vitest'
import { judge } from '../structure/finding.ts'
import { treeOf } from '../structure/tree.ts'
import type { Words } from './dictionaries.ts'
import { dictionaryRules, neededRule } from './rules.ts'
import { usageRules } from './usage.ts'

const found = (en: Words, ar: Words): string[] => judge(treeOf([]), dictionaryRules([{ namespace: 'tickets', en, ar }]), [])

test('both languages saying the same is fine', () => {
  const forms = {
    zero: 'لا تذاكر',
    one: 'تذكرة',
    two: 'تذكرتان',
    few: '{{count}} تذاكر',
    many: '{{count}} تذكرة',
    other: '{{count}} تذكرة',
  }
  const counted = Object.fromEntries(Object.entries(forms).map(([form, text]) => [`open_${form}`, text]))
  expect(
    found(
      { close: 'Close {{id}}', open_one: '{{count, number}} ticket', open_other: '{{count, number}} tickets' },
      { close: 'إغلاق {{id}}', ...counted },
    ),
  ).toEqual([])
})

test.each<[string, Words, Words]>([
  ['words.ar.ts  missing: has no close', { close: 'Close' }, {}],
  ['words.en.ts  missing: has no close', {}, { close: 'إغلاق' }],
  ['words.ar.ts  empty: close is empty', { close: 'Close' }, { close: ' ' }],
  ['words.ar.ts  script: close holds no Arabic letter', { close: 'Close' }, { close: 'Close' }],
  ['words.en.ts  script: close holds Arabic letters', { close: 'إغلاق' }, { close: 'إغلاق' }],
  ['words.ar.ts  placeholder: close names {}, the English {id}', { close: 'Close {{id}}' }, { close: 'إغلاق' }],
  ['words.ar.ts  missing: has no open_few', { open_one: 'one', open_other: 'many' }, { open_other: 'كثير' }],
])('%s', (expected, en, ar) => {
  expect(found(en, ar)).toContain(`contract/tickets/${expected}`)
})

test('a refusal without words is found', () => {
  const needed = [{ namespace: 'tickets', key: 'error_closed', by: 'the refusal tickets.closed' }]
  expect(judge(treeOf([]), [neededRule('refusal', needed, [{ namespace: 'tickets', en: {}, ar: {} }])], [])).toHaveLength(2)
  expect(
    judge(
      treeOf([]),
      [
        neededRule('refusal', needed, [
          { namespace: 'tickets', en: { error_closed: 'It is closed' }, ar: { error_closed: 'أُغلقت' } },
        ]),
      ],
      [],
    ),
  ).toEqual([])
  const counted = {
    namespace: 'tickets',
    en: { error_closed_one: 'Wait a minute', error_closed_other: 'Wait {{count}} minutes' },
    ar: { error_closed_other: 'انتظر {{count}} دقيقة' },
  }
  expect(judge(treeOf([]), [neededRule('refusal', needed, [counted])], [])).toEqual([])
})

test('a key nobody says and a word nobody wrote are found; the fixed ends of composed keys count as said', () => {
  const en = {
    close: 'Close',
    reopen: 'Reopen',
    name_chat: 'Chat',
    late_reason: 'Late',
    open_one: 'one',
    open_other: '{{count}}',
  }
  const tree = treeOf([
    {
      path: 'web/ui/x.tsx',
      text: "export const x = [t('close'), t('open', { count }), t(`name_${key}`), t(`${why}_reason`), t('closed')]",
    },
  ])
  expect(judge(tree, usageRules([{ namespace: 'tickets', en, ar: {} }]), [])).toEqual([
    'contract/tickets/words.en.ts  unused: nobody says reopen',
    'web/ui/x.tsx:1  unknown: says closed, which no dictionary holds',
  ])
})
