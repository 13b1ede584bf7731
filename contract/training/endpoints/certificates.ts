import { anyone, endpoint, flag } from '../../kit/endpoint.ts'
import { fileAnswer } from '../../kit/file-answer.ts'
import { page } from '../../kit/page.ts'
import { VERIFIED_A_MINUTE } from '../limits.ts'
import { Certificate, CertificateOf, CertificateQuery, RevokeCertificate, VerifyCertificate } from '../schemas/certificate.ts'

const ofEnrolment = '/api/training/enrolments/{id}/certificate'

export const certificates = {
  list: endpoint({
    module: 'training',
    access: flag('training', 'learn'),
    name: 'training.certificates',
    summary: 'The certificates of the caller, the newest first.',
    method: 'GET',
    path: '/api/training/certificates',
    input: CertificateQuery,
    output: page(Certificate),
  }),
  open: endpoint({
    module: 'training',
    access: flag('training', 'progress.view'),
    name: 'training.openCertificate',
    summary: 'The certificate that was given for an enrolment.',
    method: 'GET',
    path: ofEnrolment,
    input: CertificateOf,
    output: Certificate,
    errors: ['not_found'],
  }),
  print: endpoint({
    module: 'training',
    access: flag('training', 'progress.view'),
    name: 'training.printCertificate',
    summary:
      'The same as a PDF in both languages, with a code by which anybody may see whether it is valid. It is written when it is first opened, and kept until it is revoked.',
    method: 'GET',
    path: `${ofEnrolment}/pdf`,
    input: CertificateOf,
    output: fileAnswer,
    file: 'out',
    perMinute: 20,
    errors: ['not_found', 'wrong_state'],
  }),
  revoke: endpoint({
    module: 'training',
    access: flag('training', 'grade'),
    name: 'training.revokeCertificate',
    summary: 'Revokes a certificate, with a reason that its holder reads.',
    method: 'POST',
    path: `${ofEnrolment}/revoke`,
    input: RevokeCertificate,
    output: Certificate,
    errors: ['not_found', 'forbidden', 'wrong_state'],
  }),
  verify: endpoint({
    module: 'training',
    access: anyone,
    name: 'training.verifyCertificate',
    summary: 'A page, for anybody who holds its code, that says whose certificate it is and whether it is valid.',
    method: 'GET',
    path: '/api/training/certificates/{code}',
    input: VerifyCertificate,
    output: fileAnswer,
    file: 'out',
    perMinute: VERIFIED_A_MINUTE,
    errors: ['not_found'],
  }),
}
