import { ActionIcon, Button, Select, Switch } from '@mantine/core'
import type { Condition, Field, Test } from '@diwan/core/fields/field'
import { OTHER } from '@diwan/core/fields/answer-shapes'
import { TESTS, TESTS_MAX } from '@diwan/core/fields/field'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import { foundOptions } from '../model/found-options.ts'
import classes from './editor.module.css'

export interface ConditionEditorProps {
  readonly field: Field
  readonly others: readonly Field[]
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onChange: (field: Field, where?: string) => void
}

/** When it is asked: by what other fields say. */
export function ConditionEditor({ field, others: all, errors, onChange }: ConditionEditorProps) {
  const { t } = useTranslation('fields')
  const { when } = field
  const others = all.filter(({ type }) => type !== 'section')
  const [first] = others
  const set = (next: Condition | undefined, where?: string) => {
    const { when: _was, ...rest } = field
    onChange({ ...rest, ...(next && next.tests.length > 0 && { when: next }) }, where)
  }
  const fresh = (of: Field): Test => ({ field: of.key, is: 'answered', value: '' })
  return (
    <fieldset className={classes['group']}>
      <legend>{t('condition')}</legend>
      <Switch
        label={t('onlyWhen')}
        checked={when !== undefined}
        disabled={!first}
        onChange={(event) => set(event.currentTarget.checked && first ? { match: 'all', tests: [fresh(first)] } : undefined)}
      />
      {errors['when'] && <p className={classes['error']}>{errors['when']}</p>}
      {when && (
        <>
          {when.tests.length > 1 && (
            <Select
              aria-label={t('match')}
              data={[
                { value: 'all', label: t('match_all') },
                { value: 'any', label: t('match_any') },
              ]}
              value={when.match}
              allowDeselect={false}
              onChange={(match) => match && set({ ...when, match: match })}
            />
          )}
          {when.tests.map((test, index) => (
            <TestRow
              // oxlint-disable-next-line react/no-array-index-key -- a test has no other name than its place
              key={index}
              test={test}
              others={others}
              errors={[errors[`when.tests.${index}.field`], errors[`when.tests.${index}.value`]]}
              onChange={(next, where) => set({ ...when, tests: when.tests.with(index, next) }, where)}
              onRemove={() => set({ ...when, tests: when.tests.toSpliced(index, 1) })}
            />
          ))}
          {first && when.tests.length < TESTS_MAX && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
              onClick={() => set({ ...when, tests: [...when.tests, fresh(first)] })}
            >
              {t('addTest')}
            </Button>
          )}
        </>
      )}
    </fieldset>
  )
}

/** More options than these are searched through. */
const SEEN = 6

interface TestRowProps {
  readonly test: Test
  readonly others: readonly Field[]
  readonly errors: readonly [field: string | undefined, value: string | undefined]
  readonly onChange: (test: Test, where?: string) => void
  readonly onRemove: () => void
}

function TestRow({ test, others, errors, onChange, onRemove }: TestRowProps) {
  const { t } = useTranslation('fields')
  const nameOf = useLocalName()
  const called = ({ labelAr, labelEn, key }: { labelAr: string; labelEn: string; key: string }) =>
    nameOf({ nameAr: labelAr, nameEn: labelEn }) || key
  const long = (options: number) => ({
    searchable: options > SEEN,
    filter: foundOptions,
    nothingFoundMessage: t('noOptionFound'),
  })
  const of = others.find(({ key }) => key === test.field)
  const asks = test.is !== 'answered' && test.is !== 'empty'
  const kinds = TESTS.filter((is) => (of ? offered(of).includes(is) : is === test.is))
  return (
    <div className={classes['test']}>
      <Select
        aria-label={t('testField')}
        {...long(others.length)}
        data={others.map((other) => ({ value: other.key, label: called(other) }))}
        value={test.field}
        allowDeselect={false}
        error={errors[0]}
        onChange={(field) => field && onChange({ field, is: 'answered', value: '' })}
      />
      <Select
        aria-label={t('testKind')}
        data={kinds.map((is) => ({ value: is, label: t(`test_${is}`) }))}
        value={test.is}
        allowDeselect={false}
        onChange={(is) => is && onChange({ ...test, is: is })}
      />
      {asks && of && 'options' in of && (
        <Select
          aria-label={t('testValue')}
          {...long(of.options.length)}
          data={[
            ...of.options.map((option) => ({ value: option.key, label: called(option) })),
            ...('other' in of && of.other ? [{ value: OTHER, label: t('otherText') }] : []),
          ]}
          value={test.value || null}
          allowDeselect={false}
          error={errors[1]}
          onChange={(value) => value && onChange({ ...test, value })}
        />
      )}
      {asks && of && !('options' in of) && (
        <UserInput
          aria-label={t('testValue')}
          {...(of.type === 'date' && { type: 'date' })}
          value={test.value}
          error={errors[1]}
          onChange={(event) => onChange({ ...test, value: event.currentTarget.value }, 'test')}
        />
      )}
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('removeTest')} onClick={onRemove}>
        <IconTrash size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** Only what has an order has a least and a most; ids, tables and rankings are only there or not. */
function offered({ type }: Field): readonly Test['is'][] {
  if (type === 'number' || type === 'rating' || type === 'date' || type === 'time')
    return ['answered', 'empty', 'equals', 'differs', 'at_least', 'at_most']
  if (type === 'choices') return ['answered', 'empty', 'contains']
  if (type === 'choice') return ['answered', 'empty', 'equals', 'differs']
  if (type === 'person' || type === 'unit' || type === 'file' || type === 'matrix' || type === 'ranking')
    return ['answered', 'empty']
  return ['answered', 'empty', 'equals', 'differs', 'contains']
}
