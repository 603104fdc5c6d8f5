"""The aspects of Jagged Earth: other faces of spirits of the base box."""
