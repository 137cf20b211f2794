/* npm run check:launch: everything a person has to settle before the site is launched. */
import { launchReport, launchSections } from './checks/launch/index.ts';
import { brand } from '../src/lib/brand.ts';
import { company } from '#data/company';

const sections = launchSections({
  domain: brand.domain,
  companyFacts: { ...company.facts },
  workingAssumptions: company.assumptions,
  today: new Date().toISOString().slice(0, 10),
});
console.log(launchReport(sections));
if (sections.length > 0) process.exitCode = 1;
