"""Published times (``results``), what writes them up (``report``), and measurements behind choices in the code."""
