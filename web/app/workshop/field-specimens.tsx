import { STARTERS } from '@diwan/contract/fields/vocabulary/starters'
import type { FieldsReport } from '@diwan/contract/fields/schemas'
import { checkAnswers } from '@diwan/core/fields/check'
import { FieldList, type Answers, type Field } from '@diwan/core/fields/field'
import { givenAnswers, type Given } from '@diwan/core/fields/given'
import { countsOf } from '@diwan/core/fields/tally'
import { Suspense, useState } from 'react'
import {
  FieldReport,
  FieldSheet,
  FormBuilder,
  SavedState,
  useAutosave,
  useUndo,
  type BuiltForm,
  type Names,
} from '../../modules/fields/public.ts'
import { AnswerList } from '../../modules/fields/reading.ts'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import classes from './workshop.module.css'

const workplace = STARTERS.find(({ key }) => key === 'workplace')
const fields = FieldList.parse(workplace?.fields ?? [])
const workplaceForm: BuiltForm = workplace ?? { nameAr: '', nameEn: '', descriptionAr: '', descriptionEn: '' }

/** As many sheets as make a report, the same each time. */
function madeUp(): FieldsReport {
  const sheets = Array.from({ length: 40 }, (_none, at): Answers => ({
    tools_help: (at % 5) + 1,
    obstacle: at % 9 === 0 ? 'other:lift' : (['network', 'passwords', 'approvals'][at % 3] ?? 'network'),
    statements: { goals: 'agree', recognition: at % 2 ? 'neutral' : 'agree', growth: 'strongly_agree', voice: 'disagree' },
    priorities: at % 3 ? ['tools', 'offices', 'training', 'flexibility'] : ['flexibility', 'tools', 'offices', 'training'],
    recommend: 4 + (at % 7),
  }))
  const counts = new Map<string, Record<string, number>>()
  for (const sheet of sheets)
    for (const { field, value } of countsOf(fields, checkAnswers(fields, sheet, '2026-11-20').values)) {
      const of = counts.get(field) ?? {}
      counts.set(field, { ...of, [value]: (of[value] ?? 0) + 1 })
    }
  const asked = fields.filter(({ type }) => type !== 'section')
  return {
    sheets: sheets.length,
    fields: asked.map((field) => ({ field, past: false, counts: counts.get(field.key) ?? {} })),
    names: {},
  }
}

/** The builder, a sheet that is filled in and a report, each at its full width. */
export function FieldSpecimens() {
  const [form, setForm] = useState(workplaceForm)
  const [built, setBuilt] = useState<Field[]>(fields)
  const history = useUndo(built, setBuilt)
  const [answers, setAnswers] = useState<Answers>({})
  const [names, setNames] = useState<Names>({})
  const state = useAutosave(answers, () => Promise.resolve())
  const [sent, setSent] = useState<Given[]>()
  return (
    <Suspense fallback={<PageSkeleton />}>
      <div className={classes['whole']} data-specimen="builder">
        <FormBuilder
          form={form}
          fields={built}
          onChange={history.change}
          undo={history.undo}
          redo={history.redo}
          begins={{
            starters: STARTERS,
            onPick: (begun, first) => {
              setForm(begun)
              history.change(first)
            },
          }}
        />
      </div>
      <div className={classes['whole']} data-specimen="sheet">
        <FieldSheet
          title={workplaceForm.nameAr}
          fields={fields}
          answers={answers}
          names={names}
          onChange={(key, answer, who) => {
            setAnswers({ ...answers, [key]: answer })
            if (who) setNames({ ...names, [who.id]: who })
          }}
          saved={<SavedState state={state} />}
          onSend={(values) => setSent(givenAnswers(fields, values, (id) => names[id]))}
        />
        {sent && <AnswerList answers={sent} />}
      </div>
      <div className={classes['whole']} data-specimen="report">
        <FieldReport report={madeUp()} invited={58} />
      </div>
    </Suspense>
  )
}
