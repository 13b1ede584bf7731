import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSections } from '../../../ui/page-sections.tsx'
import { OwnFieldsSection } from './own-fields-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SignInsSection } from './sign-ins-section.tsx'
import { TokensSection } from './tokens-section.tsx'

/** What a person looks after alone; each part is a section of its own. */
export function ProfilePage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['releases', 'kit'])
  return (
    <>
      <PageHeader title={t('name_profile')} />
      <PageSections label={t('sections', { ns: 'kit' })}>
        <OwnFieldsSection />
        <PreferencesSection />
        {children}
        <PasswordSection />
        <SessionsSection />
        <TokensSection />
        <SignInsSection />
      </PageSections>
    </>
  )
}
