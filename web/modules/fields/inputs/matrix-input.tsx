import { isRows, type Rows } from '@diwan/core/fields/answer-shapes'
import type { Field, Option } from '@diwan/core/fields/field'
import { labelOf } from '@diwan/core/fields/labels'
import { useId } from 'react'
import { UserText } from '../../../ui/user-text.tsx'
import type { InputOf } from '../types.ts'
import { GroupWrapper } from './group-wrapper.tsx'
import classes from './scales.module.css'
import { useRadios } from './use-radios.ts'

/** Rows answered on one scale: a table where there is room, a card a row where there is none. */
export function MatrixInput({ field, ...filling }: InputOf<Extract<Field, { type: 'matrix' }>>) {
  const answer = filling.answers[field.key]
  const rows: Rows = isRows(answer) ? answer : {}
  return (
    <GroupWrapper field={field} errors={filling.errors} language={filling.language}>
      {(props) => (
        <div
          {...props}
          aria-required={undefined}
          aria-invalid={undefined}
          role="group"
          className={classes['matrix']}
          style={{ ['--scale' as string]: field.scale.length }}
        >
          <div className={classes['heads']} aria-hidden>
            <span />
            {field.scale.map((step) => (
              <UserText key={step.key} text={labelOf(step, filling.language)} />
            ))}
          </div>
          {field.rows.map((row) => (
            <MatrixRow
              key={row.key}
              row={row}
              scale={field.scale}
              language={filling.language}
              chosen={rows[row.key]}
              missing={filling.errors[field.key] !== undefined && rows[row.key] === undefined}
              choose={(key) => {
                const { [row.key]: was, ...rest } = rows
                filling.change(field.key, was === key && !field.required ? rest : { ...rows, [row.key]: key })
              }}
            />
          ))}
        </div>
      )}
    </GroupWrapper>
  )
}

interface RowProps {
  readonly row: Option
  readonly scale: readonly Option[]
  readonly language: 'ar' | 'en'
  readonly chosen: string | undefined
  readonly missing: boolean
  readonly choose: (key: string) => void
}

function MatrixRow({ row, scale, language, chosen, missing, choose }: RowProps) {
  const id = useId()
  const radios = useRadios({
    count: scale.length,
    chosen: scale.findIndex(({ key }) => key === chosen),
    choose: (index) => choose(scale[index]?.key ?? ''),
  })
  return (
    <div
      className={classes['row']}
      {...radios.group}
      aria-labelledby={id}
      aria-invalid={missing || undefined}
      data-missing={missing || undefined}
    >
      <span id={id} className={classes['rowName']}>
        <UserText text={labelOf(row, language)} />
      </span>
      {scale.map((step, index) => (
        <button key={step.key} {...radios.radio(index)} aria-label={labelOf(step, language)} className={classes['cell']}>
          <i className={classes['dot']} aria-hidden />
          <span aria-hidden>
            <UserText text={labelOf(step, language)} />
          </span>
        </button>
      ))}
    </div>
  )
}
