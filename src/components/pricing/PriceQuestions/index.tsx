import React, { type ReactNode } from 'react';
import Limit from '@site/src/components/docs/Limit';
import Price from '@site/src/components/pricing/Price';
import { Question, Questions } from '@site/src/components/docs/Questions';

/** What people ask about prices before they sign up. */
export default function PriceQuestions(): ReactNode {
  return (
    <Questions>
      <Question id="vat" q="Do the prices include VAT?">
        <p>
          No. The platform is offered to businesses, self-employed people, associations and public
          bodies, and prices are net. Companies elsewhere in the EU with a VAT id are invoiced by
          reverse charge.
        </p>
      </Question>
      <Question id="by-the-hour" q="What does billing by the hour mean?">
        <p>
          Each hour begun counts at the monthly price divided by <Limit of="billing.hours" />, and a
          month costs at most the monthly price. An app that runs for an hour and twenty minutes
          costs two hours. A new size counts from the next hour.
        </p>
      </Question>
      <Question id="stopped" q="What does a stopped app cost?">
        <p>
          Only its volumes, at <Price of="disk" /> a GB and month. An app without a volume costs
          nothing while it is stopped.
        </p>
      </Question>
      <Question id="same-price" q="Does a database cost more than an app?">
        <p>
          No, a size has one price. PostgreSQL and MySQL add disk beyond the first{' '}
          <Limit of="disk.databaseIncluded" />; Redis includes disk of twice its memory. MySQL
          starts at micro. Each replica of an app counts as one.
        </p>
      </Question>
      <Question id="traffic" q="How much traffic is included?">
        <p>
          Incoming and internal traffic is free. Each project has <Limit of="traffic.included" /> of
          outgoing traffic a month; beyond that a terabyte, counted decimally, costs{' '}
          <Price of="traffic" />.
        </p>
      </Question>
      <Question id="budget" q="Can the bill be limited?">
        <p>
          You can set a budget. Mails are sent at <Limit of="budget.mails" /> of it, and if you set
          it so, new resources are refused once it is used up. Running services are never stopped by
          a budget, so it is a warning and not a cap.
        </p>
      </Question>
      <Question id="payment" q="How is it paid?">
        <p>
          By SEPA direct debit or card. The invoice for a month comes on the 1st of the next one and
          is due in <Limit of="invoice.due" />. Unpaid, apps stop after <Limit of="unpaid.stop" />;
          data is kept for <Limit of="unpaid.keep" /> more.
        </p>
      </Question>
      <Question id="minimum" q="Is there a minimum term or a fee for leaving?">
        <p>
          Neither. A project can be cancelled at any hour. Databases and volumes can be exported as
          a dump and by SFTP at any time, and the traffic of the move is included.
        </p>
      </Question>
    </Questions>
  );
}
