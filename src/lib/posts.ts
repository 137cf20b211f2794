/** A post that another post names as related, as its page shows it. */
export interface RelatedPost {
  permalink: string;
  title: string;
  description: string;
}
