import { ActionIcon, Button, Select } from '@mantine/core'
import { MAX_MEMBERSHIPS } from '@diwan/contract/users/limits'
import { MEMBER_RELATIONS } from '@diwan/contract/users/vocabulary'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UnitPicker } from '../../ui/unit-picker.tsx'
import { unitHits, type UnitName } from './api.ts'
import classes from './people-section.module.css'

export interface PlaceValue {
  readonly unit: UnitName | null
  readonly relation: (typeof MEMBER_RELATIONS)[number]
}

export interface PlacesFieldProps {
  readonly value: readonly PlaceValue[]
  readonly onChange: (places: readonly PlaceValue[]) => void
  readonly error?: ReactNode
}

/** The units a person belongs to or works for. */
export function PlacesField({ value, onChange, error }: PlacesFieldProps) {
  const { t } = useTranslation(['users', 'kit'])
  const change = (at: number, some: Partial<PlaceValue>) =>
    onChange(value.map((place, index) => (index === at ? { ...place, ...some } : place)))
  return (
    <div className={classes['places']} data-field="memberships" role="group" aria-label={t('places')}>
      <p className={classes['legend']}>{t('places')}</p>
      {value.map((place, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no name of its own until its unit is chosen
        <div key={index} className={classes['place']}>
          <UnitPicker<UnitName>
            bare
            label={t('unit')}
            placeholder={t('unit')}
            value={place.unit}
            search={unitHits}
            onChange={(unit) => change(index, { unit })}
          />
          <Select
            aria-label={t('relation')}
            data={MEMBER_RELATIONS.map((relation) => ({ value: relation, label: t(`relation_${relation}`) }))}
            value={place.relation}
            allowDeselect={false}
            onChange={(relation) => relation && change(index, { relation })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('remove', { ns: 'kit' })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          >
            <IconTrash size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {error && (
        <span role="alert" className={classes['warning']}>
          {error}
        </span>
      )}
      {value.length < MAX_MEMBERSHIPS && (
        <div>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange([...value, { unit: null, relation: 'member' }])}
          >
            {t('addPlace')}
          </Button>
        </div>
      )}
    </div>
  )
}
