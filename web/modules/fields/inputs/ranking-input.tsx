import { Button } from '@mantine/core'
import type { Field } from '@diwan/core/fields/field'
import { labelOf } from '@diwan/core/fields/labels'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '../types.ts'
import { GroupWrapper } from './group-wrapper.tsx'
import classes from './ranking.module.css'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const RankedList = lazyPart(() => import('./ranked-list.tsx').then((list) => ({ default: list.RankedList })))

/** All of them in the person's order. As offered it is no answer yet: it says nothing until somebody looked at it. */
export function RankingInput({ field, ...filling }: InputOf<Extract<Field, { type: 'ranking' }>>) {
  const { t } = useTranslation('fields')
  const answer = filling.answers[field.key]
  const given = Array.isArray(answer) ? answer : []
  const offered = field.options.map(({ key }) => key)
  const order = [...given.filter((key) => offered.includes(key)), ...offered.filter((key) => !given.includes(key))]
  const items = order.map((key) => ({
    key,
    label: labelOf(field.options.find((option) => option.key === key) ?? { labelAr: key, labelEn: key }, filling.language),
  }))
  const keep = (keys: string[]) => filling.change(field.key, keys)
  return (
    <GroupWrapper field={field} errors={filling.errors} language={filling.language}>
      {(props) => (
        <div {...props} aria-required={undefined} aria-invalid={undefined} role="group" className={classes['ranking']}>
          <p className={classes['hint']}>{t('rankHint')}</p>
          <Suspense fallback={<div style={{ blockSize: items.length * 52 }} />}>
            <RankedList items={items} ranked={given.length > 0} onChange={keep} />
          </Suspense>
          <div className={classes['state']}>
            {given.length === 0 ? (
              <>
                <span>{t('rankUntouched')}</span>
                <Button variant="default" size="compact-md" onClick={() => keep(order)}>
                  {t('keepOrder')}
                </Button>
              </>
            ) : (
              !field.required && (
                <Button variant="subtle" size="compact-md" onClick={() => keep([])}>
                  {t('clearAnswer')}
                </Button>
              )
            )}
          </div>
        </div>
      )}
    </GroupWrapper>
  )
}
