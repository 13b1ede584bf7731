import { MAX_OVER_DAYS, MAX_STEP_HOURS, MAX_STEPS } from '@diwan/contract/approvals/limits'
import { ApprovalStep } from '@diwan/contract/approvals/schemas'
import { STEP_RULES, STEP_SCOPES } from '@diwan/contract/approvals/vocabulary'
import type { UnitHit } from '@diwan/contract/units/schemas'
import type { Person } from '@diwan/contract/users/schemas/person'
import { ActionIcon, Button, NumberInput, Select } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonPicker } from '../../ui/person-picker.tsx'
import { UnitPicker } from '../../ui/unit-picker.tsx'
import type { SearchPickerProps } from '../../ui/search-picker.tsx'
import { colleagues } from '../people/public.ts'
import classes from './approvals.module.css'

type Unit = Pick<UnitHit, 'id' | 'nameAr' | 'nameEn'> & Partial<Pick<UnitHit, 'path'>>

interface StepsEditorProps {
  /** Explains what is approved, and what applies without a step. */
  readonly hint: string
  readonly steps: readonly ApprovalStep[]
  readonly onChange: (steps: ApprovalStep[]) => void
  readonly searchUnits: SearchPickerProps<Unit>['search']
  /** The units and people that are named in the steps as they were saved. */
  readonly units: readonly Unit[]
  readonly people: readonly Person[]
  /** By path: `0.unitId`. */
  readonly errors: Readonly<Record<string, string>>
  /** Requests of this kind last for days: a step may be for longer requests only. */
  readonly withDays?: boolean
}

const KINDS = [...STEP_SCOPES, 'members', 'person'] as const
type Kind = (typeof KINDS)[number]
const kindOf = ({ who, scope }: ApprovalStep): Kind => (who === 'heads' ? scope : who)
const ofKind = (step: ApprovalStep, kind: Kind): ApprovalStep => ({
  ...step,
  ...(kind === 'members' || kind === 'person' ? { who: kind, scope: 'nearest' } : { who: 'heads', scope: kind }),
  unitId: null,
  userId: null,
})
const begun = ApprovalStep.parse({ who: 'heads' })

/** Who approves, in which order. */
export function StepsEditor({ hint, steps, onChange, searchUnits, units, people, errors, withDays = false }: StepsEditorProps) {
  const { t } = useTranslation('approvals')
  const [chosen, setChosen] = useState<{ units: readonly Unit[]; people: readonly Person[] }>({ units: [], people: [] })
  const change = (index: number, step: ApprovalStep) => onChange(steps.map((one, at) => (at === index ? step : one)))
  const swap = (index: number, other: number) =>
    onChange(steps.map((one, at) => (at === index ? steps[other]! : at === other ? steps[index]! : one)))
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
  return (
    <fieldset className={classes['steps']}>
      <legend>{t('steps')}</legend>
      <div>{hint}</div>
      {steps.map((step, index) => {
        const place = index + 1
        const kind = kindOf(step)
        return (
          <div key={place} className={classes['step']} role="group" aria-label={t('stepOf', { place })}>
            <div className={classes['head']}>
              <strong>{t('stepOf', { place })}</strong>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                disabled={index === 0}
                aria-label={t('moveUp', { place })}
                onClick={() => swap(index, index - 1)}
              >
                <IconArrowUp {...icon} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                disabled={place === steps.length}
                aria-label={t('moveDown', { place })}
                onClick={() => swap(index, index + 1)}
              >
                <IconArrowDown {...icon} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('removeStep', { place })}
                onClick={() => onChange(steps.filter((_one, at) => at !== index))}
              >
                <IconTrash {...icon} />
              </ActionIcon>
            </div>
            <Select
              label={t('who')}
              data={KINDS.map((value) => ({ value, label: t(`who_${value}`) }))}
              value={kind}
              allowDeselect={false}
              onChange={(value) => value && change(index, ofKind(step, value))}
            />
            {(kind === 'unit' || kind === 'members') && (
              <UnitPicker<Unit>
                data-field={`steps.${index}.unitId`}
                label={t('unit')}
                required
                value={[...chosen.units, ...units].find(({ id }) => id === step.unitId) ?? null}
                search={searchUnits}
                clearable={false}
                error={errors[`${index}.unitId`]}
                onChange={(unit) => {
                  if (unit) setChosen({ ...chosen, units: [unit, ...chosen.units] })
                  change(index, { ...step, unitId: unit?.id ?? null })
                }}
              />
            )}
            {kind === 'person' ? (
              <PersonPicker<Person>
                data-field={`steps.${index}.userId`}
                label={t('person')}
                required
                value={[...chosen.people, ...people].find(({ id }) => id === step.userId) ?? null}
                search={colleagues}
                error={errors[`${index}.userId`]}
                onChange={(person) => {
                  if (person) setChosen({ ...chosen, people: [person, ...chosen.people] })
                  change(index, { ...step, userId: person?.id ?? null })
                }}
              />
            ) : (
              <Select
                label={t('rule')}
                data={STEP_RULES.map((value) => ({ value, label: t(`rule_${value}`) }))}
                value={step.rule}
                allowDeselect={false}
                onChange={(rule) => rule && change(index, { ...step, rule })}
              />
            )}
            <NumberInput
              label={t('hours')}
              description={t('hoursText')}
              min={1}
              max={MAX_STEP_HOURS}
              allowDecimal={false}
              value={step.hours}
              onChange={(hours) => typeof hours === 'number' && hours >= 1 && change(index, { ...step, hours })}
            />
            {withDays && (
              <NumberInput
                data-field={`steps.${index}.overDays`}
                label={t('overDays')}
                description={t('overDaysText')}
                min={1}
                max={MAX_OVER_DAYS}
                allowDecimal={false}
                value={step.overDays ?? ''}
                error={errors[`${index}.overDays`]}
                onChange={(days) => change(index, { ...step, overDays: typeof days === 'number' && days >= 1 ? days : null })}
              />
            )}
          </div>
        )
      })}
      {steps.length < MAX_STEPS && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
            onClick={() => onChange([...steps, begun])}
          >
            {t('addStep')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
