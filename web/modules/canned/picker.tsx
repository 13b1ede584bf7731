import type { CannedAnswer } from '@diwan/contract/canned/schemas'
import { fold } from '@diwan/core/arabic-fold'
import { fillPlaceholders } from '@diwan/core/placeholders'
import type { CannedValues } from '@diwan/contract/canned/vocabulary'
import { ActionIcon, Menu } from '@mantine/core'
import { IconMessage2Bolt, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { UserInput } from '../../ui/user-input.tsx'
import { appendToDraft } from '../writing/public.ts'
import type { CannedOf } from './api.ts'

/** So many are found at a glance. */
const FEW = 7

interface CannedPickerProps {
  readonly of: CannedOf
  /** What is written there. */
  readonly place: Parameters<typeof appendToDraft>[0]
  /** The language of the person who reads it. */
  readonly language: 'ar' | 'en'
  /** Values of the placeholders in an answer. */
  readonly values: CannedValues
}

/** A tool of a composer: puts a canned answer into what is written, in the language of its reader. */
export function CannedPicker({ of, place, language, values }: CannedPickerProps) {
  const { t } = useTranslation('canned')
  const nameOf = useLocalName()
  const [sought, setSought] = useState('')
  const { data } = useQuery(of.list())
  if (!data || data.items.length === 0) return null
  const textOf = ({ textAr, textEn }: CannedAnswer) => fillPlaceholders(language === 'ar' ? textAr : textEn, { ...values })
  const found = data.items.filter((one) => holds(one, sought))
  return (
    <Menu position="top-start" radius={12} shadow="md" keepMounted={false} onClose={() => setSought('')}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('useAnswer')} title={t('useAnswer')}>
          <IconMessage2Bolt size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {data.items.length > FEW && (
          <UserInput
            data-autofocus
            size="sm"
            aria-label={t('searchAnswers')}
            placeholder={t('searchAnswers')}
            leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
            value={sought}
            onChange={({ currentTarget: { value } }) => setSought(value)}
          />
        )}
        {found.length === 0 && <Menu.Label>{t('noneFound')}</Menu.Label>}
        {found.map((one) => (
          <Menu.Item key={one.id} onClick={() => appendToDraft(place, textOf(one))}>
            {nameOf({ nameAr: one.titleAr, nameEn: one.titleEn })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** In either language, however it is spelled. */
const holds = ({ titleAr, titleEn, textAr, textEn }: CannedAnswer, sought: string): boolean =>
  fold([titleAr, titleEn, textAr, textEn].join(' ')).includes(fold(sought.trim()))
