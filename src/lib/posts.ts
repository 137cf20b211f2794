/** A related post, as another post's page shows it. */
export interface RelatedPost {
  permalink: string;
  title: string;
  description: string;
}
