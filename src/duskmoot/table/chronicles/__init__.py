"""Chronicles at the table: many evenings of one group, and the pages they leave."""
